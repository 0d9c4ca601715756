//! `paths KIB`: all functions of many operations, on every path of this processor, in a thread with so much stack.

use forge_p256 as p256;
use forge25519::{BatchRule, Rule, SecretKey, Signature, Signed, SigningKey, VerifyingKey};
use std::thread::Builder;

/// Eight lanes, and as many rows.
const COUNT: u8 = 64;

fn main() {
    let kib: Option<usize> = std::env::args().nth(1).and_then(|kib| kib.parse().ok());
    let thread = Builder::new().stack_size(kib.expect("KIB is a number") << 10);
    let thread = thread.spawn(|| {
        for path in forge25519::hazmat::Path::all() {
            println!("{}", path.name());
            ed25519(path);
        }
        for path in p256::hazmat::Path::all() {
            println!("p256 {}", path.name());
            ecdsa(path);
        }
    });
    thread
        .expect("a thread")
        .join()
        .expect("a thread that ends");
}

fn ed25519(path: forge25519::hazmat::Path) {
    let seeds: Vec<SecretKey> = (0..COUNT).map(|k| [k; 32]).collect();
    let secrets: Vec<SigningKey> = seeds.iter().map(SigningKey::from_bytes).collect();
    let pairs: Vec<(&SigningKey, &[u8])> =
        secrets.iter().map(|key| (key, &b"message"[..])).collect();
    let signatures: Vec<Signature> = path.sign_many(&pairs).collect();
    let keys: Vec<VerifyingKey> = path.verifying_keys_many(&seeds).collect();
    let bytes: Vec<[u8; 32]> = keys.iter().map(VerifyingKey::to_bytes).collect();
    assert!(path.decode_many(&bytes).all(|key| key.is_ok()));
    let signed = keys.iter().zip(&signatures).map(|(key, signature)| Signed {
        key,
        message: b"message",
        signature,
    });
    let signed: Vec<Signed> = signed.collect();
    let encoded = bytes
        .iter()
        .zip(&signatures)
        .map(|(key, signature)| Signed {
            key,
            message: b"message",
            signature,
        });
    let encoded: Vec<Signed<'_, [u8; 32]>> = encoded.collect();
    // A row with an equation for each, rows that are full and that are not, and rows that share none.
    for (rule, count) in [(Rule::Rfc8032, 8), (Rule::Rfc8032, 21), (Rule::Strict, 13)] {
        let decoded = path.verify_many(rule, &signed[..count]);
        assert!(
            decoded
                .chain(path.verify_many(rule, &signed))
                .all(|one| one.is_ok())
        );
        let verdicts = path.verify_many(rule, &encoded[..count]);
        assert!(
            verdicts
                .chain(path.verify_many(rule, &encoded))
                .all(|one| one.is_ok())
        );
    }
    let messages = [&b"message"[..]; COUNT as usize];
    let batch = path.verify_batch_with(BatchRule::Rfc8032, &messages, &signatures, &keys);
    assert!(batch.is_ok());
    let batch = path.verify_batch_with(BatchRule::Rfc8032, &messages, &signatures, &bytes);
    assert!(batch.is_ok());
    let exchanges: Vec<(&[u8; 32], &[u8; 32])> = seeds.iter().zip(&bytes).collect();
    assert_eq!(path.x25519_many(&exchanges).count(), exchanges.len());
}

/// RFC 6979, A.2.5: SHA-256 of "sample".
fn ecdsa(path: p256::hazmat::Path) {
    let key = bytes::<65>(
        "0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299",
    );
    let key = p256::VerifyingKey::from_sec1_bytes(&key).expect("a key");
    let signature = bytes::<64>(
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
    );
    let signature = p256::Signature::from_slice(&signature).expect("a signature");
    let signed: Vec<p256::Signed> = (0..COUNT)
        .map(|_| p256::Signed {
            key: &key,
            message: b"sample",
            signature: &signature,
        })
        .collect();
    assert!(path.verify_many(&signed).all(|one| one.is_ok()));
}

fn bytes<const N: usize>(hex: &str) -> [u8; N] {
    std::array::from_fn(|k| u8::from_str_radix(&hex[2 * k..2 * k + 2], 16).expect("digits"))
}
