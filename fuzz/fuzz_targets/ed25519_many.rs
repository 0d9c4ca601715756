//! Signatures, keys and shared secrets by every path of this processor: the results of one at a time.
//!
//! Any bytes are a list of signatures, good and changed ones and arbitrary bytes, of messages of any lengths.
#![no_main]

use forge25519::hazmat::Path;
use forge25519::signature::Signer;
use forge25519::x25519::x25519;
use forge25519::{Rule, Signature, Signed, SignedKey, SigningKey, VerifyingKey, verify_encoded};
use libfuzzer_sys::fuzz_target;

/// Most signatures of an input: eight rows of eight lanes, which share equations, and a part of one.
const MOST: usize = 70;

/// Bits of the first byte of a signature's part.
const SIGN: u8 = 1;
const FLIP: u8 = 2;
const SHORT: u8 = 4;

struct Item {
    secret: SigningKey,
    key: [u8; 32],
    signature: Signature,
    message: Vec<u8>,
}

/// Takes an item from the data: a flag, 32 bytes, then an index and a mask or 64 bytes, then the message.
fn item(data: &mut &[u8]) -> Option<Item> {
    let (what, rest) = data.split_first()?;
    let (seed, rest) = rest.split_first_chunk::<32>()?;
    let (signature, rest) = rest.split_first_chunk::<64>()?;
    let length = if what & SHORT != 0 {
        usize::from(what >> 3)
    } else {
        rest.len() / 2
    };
    let (message, rest) = rest.split_at_checked(length)?;
    *data = rest;
    let secret = SigningKey::from_bytes(seed);
    let (key, signature) = if what & SIGN != 0 {
        let mut bytes = secret.sign(message).to_bytes();
        if what & FLIP != 0 {
            bytes[usize::from(signature[0]) % 64] ^= signature[1];
        }
        (
            secret.verifying_key().to_bytes(),
            Signature::from_bytes(&bytes),
        )
    } else {
        (*seed, Signature::from_bytes(signature))
    };
    Some(Item {
        secret,
        key,
        signature,
        message: message.to_vec(),
    })
}

fn verdicts<K: SignedKey>(path: Path, rule: Rule, signed: &[Signed<'_, K>]) -> Vec<bool> {
    let verdicts = path.verify_many(rule, signed);
    verdicts.map(|verdict| verdict.is_ok()).collect()
}

fuzz_target!(|data: &[u8]| {
    let mut data = data;
    let items: Vec<Item> = std::iter::from_fn(|| item(&mut data)).take(MOST).collect();
    let keys: Vec<Option<VerifyingKey>> = items
        .iter()
        .map(|item| VerifyingKey::from_bytes(&item.key).ok())
        .collect();
    let encoded: Vec<Signed<'_, [u8; 32]>> = items
        .iter()
        .map(|item| Signed {
            key: &item.key,
            message: &item.message,
            signature: &item.signature,
        })
        .collect();
    let decoded: Vec<Signed<'_>> = items
        .iter()
        .zip(&keys)
        .filter_map(|(item, key)| {
            Some(Signed {
                key: key.as_ref()?,
                message: &item.message,
                signature: &item.signature,
            })
        })
        .collect();
    let messages: Vec<(&SigningKey, &[u8])> = items
        .iter()
        .map(|item| (&item.secret, item.message.as_slice()))
        .collect();
    let seeds: Vec<[u8; 32]> = items.iter().map(|item| item.secret.to_bytes()).collect();
    let pairs: Vec<(&[u8; 32], &[u8; 32])> = seeds
        .iter()
        .zip(items.iter().map(|item| item.signature.r_bytes()))
        .collect();
    for rule in Rule::ALL {
        let single = encoded
            .iter()
            .map(|one| verify_encoded(rule, one.key, one.message, one.signature).is_ok());
        let of_bytes: Vec<bool> = single.collect();
        let single = decoded.iter().map(|one| {
            one.key
                .verify_with(rule, one.message, one.signature)
                .is_ok()
        });
        let of_keys: Vec<bool> = single.collect();
        for path in Path::all() {
            assert_eq!(
                verdicts(path, rule, &encoded),
                of_bytes,
                "{path:?}, {rule:?}"
            );
            assert_eq!(
                verdicts(path, rule, &decoded),
                of_keys,
                "{path:?}, {rule:?}"
            );
        }
    }
    for path in Path::all() {
        let signatures = messages.iter().map(|(key, message)| key.sign(message));
        assert!(path.sign_many(&messages).eq(signatures), "{path:?}");
        let keys = items.iter().map(|item| item.secret.verifying_key());
        assert!(path.verifying_keys_many(&seeds).eq(keys), "{path:?}");
        let shared = pairs.iter().map(|(secret, u)| x25519(**secret, **u));
        assert!(path.x25519_many(&pairs).eq(shared), "{path:?}");
    }
});
