//! Any bytes are a key, a signature and a message. What one rule says bounds what the others may say, and batches
//! agree.
#![no_main]

use forge25519::signature::{Signer, Verifier};
use forge25519::{BatchRule, Rule, Signature, SigningKey, VerifyingKey, verify_batch_with};
use libfuzzer_sys::fuzz_target;

/// The first byte: what is done to the bytes after it.
const SIGN: u8 = 1;
const FLIP: u8 = 2;

/// RFC 8032, 5.1.3: y < p, and x = 0 (y = 1 or −1) goes with sign bit 0. Only for bytes that are of a point.
fn is_canonical(bytes: &[u8; 32]) -> bool {
    let [first, middle @ .., last] = bytes;
    let (y_high, negative) = (last & 0x7f, last & 0x80 != 0);
    let below_modulus = *first < 0xed || middle.iter().any(|byte| *byte != 0xff) || y_high != 0x7f;
    let is_one = *first == 1 && middle.iter().all(|byte| *byte == 0) && y_high == 0;
    let is_minus_one = *first == 0xec && middle.iter().all(|byte| *byte == 0xff) && y_high == 0x7f;
    below_modulus && !(negative && (is_one || is_minus_one))
}

fn judge(key: &VerifyingKey, message: &[u8], signature: &Signature) {
    let [rfc8032, zip215, strict, dalek_strict, ref10] =
        Rule::ALL.map(|rule| key.verify_with(rule, message, signature).is_ok());
    assert!(
        !strict || (ref10 && rfc8032),
        "without cofactor and canonical: right by any rule"
    );
    // They differ for keys with y ≥ p and an unknown discrete logarithm.
    assert_eq!(strict, dalek_strict);
    assert!(
        !dalek_strict || (ref10 && !key.is_weak()),
        "ref10, without small order"
    );
    let canonical = is_canonical(key.as_bytes()) && is_canonical(signature.r_bytes());
    assert_eq!(rfc8032, zip215 && canonical);
    assert!(
        !ref10 || zip215,
        "an equation that holds also holds times 8"
    );
    assert_eq!(key.verify(message, signature).is_ok(), rfc8032);
    assert_eq!(key.verify_strict(message, signature).is_ok(), strict);
    assert!(!(strict && key.is_weak()));

    let good = SigningKey::from_bytes(&[7; 32]);
    let companion = good.sign(message);
    for (rule, single) in [(BatchRule::Rfc8032, rfc8032), (BatchRule::Zip215, zip215)] {
        let alone = verify_batch_with(rule, &[message], &[*signature], &[*key]);
        assert_eq!(alone.is_ok(), single, "a batch of one");
        let keys = [good.verifying_key(), *key];
        let two = verify_batch_with(rule, &[message, message], &[companion, *signature], &keys);
        assert_eq!(two.is_ok(), single, "beside a good one");
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((what, data)) = data.split_first() else {
        return;
    };
    let Some((key, data)) = data.split_first_chunk::<32>() else {
        return;
    };
    if what & SIGN != 0 {
        // `key` is a secret. Its signature is right, until a byte of it is changed.
        let key = SigningKey::from_bytes(key);
        let (at, message) = data
            .split_first_chunk::<2>()
            .map_or(([0; 2], data), |(at, message)| (*at, message));
        let mut bytes = key.sign(message).to_bytes();
        let changed = what & FLIP != 0 && at[1] != 0;
        if changed {
            bytes[usize::from(at[0]) % 64] ^= at[1];
        }
        let signature = Signature::from_bytes(&bytes);
        assert_eq!(key.verify(message, &signature).is_ok(), !changed);
        judge(&key.verifying_key(), message, &signature);
    } else if let Some((signature, message)) = data.split_first_chunk::<64>()
        && let Ok(key) = VerifyingKey::from_bytes(key)
    {
        judge(&key, message, &Signature::from_bytes(signature));
    }
});
