//! Signatures whose challenge was once reduced to wrong half-size scalars, on every way to a verdict.

use crate::common::{RULES, by_rule, hex_array};
use crate::oracle::{self, Instance, challenge, from_bytes};
use forge25519::hazmat::verify_as_written;
use forge25519::signature::{MultipartVerifier, Signer, Verifier};
use forge25519::{
    BatchRule, Rule, Signature, SigningKey, VerifyingKey, verify_batch, verify_batch_with,
};

/// Honest signatures of the key of seed `[7; 32]` that were refused.
const HONEST: [(&str, &str); 2] = [
    (
        "27018495",
        "058fd3b5d62c62465b6714dc881269dd4cb47d44d5a81fbd00736d48ea9a39ac\
         ba1c2538f94be9df164e7c8eb2bbe8e2d946d773d617b5c10eba9a8553f04f06",
    ),
    (
        "36226035",
        "16e57ab0785170f5ca7b18d5dc443926c112ec7738c2cc10de0e9a6a3ea062df\
         91f2faf4d8c2fe9e40c92d58baec6bb5b906fbdcccc3a88e362d84a7cf6f140d",
    ),
];

/// A forged signature that was accepted: message, R and S.
const FORGED: (&str, &str) = (
    "31282298",
    "ef4f62f8479733ad879cfaced3c89a9c39dd4fc795ef2efa1c3eafe4d729a081\
     7b1b46359d0bcede2371867a0fb6121d0f39a673e899d3b8b02945aaecd73503",
);

fn key() -> SigningKey {
    SigningKey::from_bytes(&[7; 32])
}

/// The oracle's verdict, by every rule, in every way: alone, as written, in parts, in a batch of one, and among others.
fn judge(key: &VerifyingKey, message: &[u8], signature: &Signature) -> [bool; 5] {
    let r = signature.r_bytes();
    let k = challenge(&Instance::Pure, key.as_bytes(), r, message);
    let s = from_bytes(signature.s_bytes());
    let verdicts = oracle::Key::new(key.as_bytes()).verdicts(r, &s, &k);
    for rule in RULES {
        let expected = by_rule(&verdicts, rule);
        let alone = key.verify_with(rule, message, signature).is_ok();
        assert_eq!(alone, expected, "{rule:?}");
        let written = verify_as_written(rule, key, message, signature).is_ok();
        assert_eq!(written, expected, "{rule:?}, as written");
    }
    assert_eq!(key.verify(message, signature).is_ok(), verdicts.rfc8032);
    assert_eq!(
        key.verify_strict(message, signature).is_ok(),
        verdicts.strict
    );
    let (left, right) = message.split_at(message.len() / 2);
    let parts = key.multipart_verify(&[left, right], signature).is_ok();
    assert_eq!(parts, verdicts.rfc8032);

    let other = SigningKey::from_bytes(&[8; 32]);
    let good = (
        b"good".as_slice(),
        other.sign(b"good"),
        other.verifying_key(),
    );
    for rule in [BatchRule::Rfc8032, BatchRule::Zip215] {
        // Sizes for both methods of summing.
        for others in [0, 1, 5, 160] {
            let mut batch = vec![good; others];
            batch.insert(others / 2, (message, *signature, *key));
            let messages: Vec<_> = batch.iter().map(|(message, ..)| *message).collect();
            let signatures: Vec<_> = batch.iter().map(|(_, signature, _)| *signature).collect();
            let keys: Vec<_> = batch.iter().map(|(.., key)| *key).collect();
            let accepted = verify_batch_with(rule, &messages, &signatures, &keys).is_ok();
            let expected = by_rule(&verdicts, Rule::from(rule));
            assert_eq!(accepted, expected, "{rule:?} among {others}");
        }
    }
    let batch = verify_batch(&[message], &[*signature], &[*key]);
    assert_eq!(batch.is_ok(), verdicts.rfc8032);
    #[cfg(target_arch = "x86_64")]
    {
        let theirs = ed25519_dalek::VerifyingKey::from_bytes(key.as_bytes()).unwrap();
        let verdict = ed25519_dalek::Verifier::verify(
            &theirs,
            message,
            &ed25519_dalek::Signature::from_bytes(&signature.to_bytes()),
        );
        assert_eq!(verdict.is_ok(), verdicts.ref10, "ed25519-dalek");
    }
    RULES.map(|rule| by_rule(&verdicts, rule))
}

#[test]
fn honest_signatures_are_valid() {
    for (message, signature) in HONEST {
        let signature = Signature::from_bytes(&hex_array(signature));
        let message = message.as_bytes();
        assert_eq!(key().sign(message), signature);
        assert_eq!(key().sign_and_verify(message).unwrap(), signature);
        assert!(key().verify(message, &signature).is_ok());
        assert!(key().verify_strict(message, &signature).is_ok());
        let verdicts = judge(&key().verifying_key(), message, &signature);
        assert_eq!(verdicts, [true; 5]);
        let disturbed = judge(&key().verifying_key(), b"another", &signature);
        assert_eq!(disturbed, [false; 5]);
    }
}

#[test]
fn the_forged_signature_is_not() {
    let (message, signature) = FORGED;
    let signature = Signature::from_bytes(&hex_array(signature));
    let verdicts = judge(&key().verifying_key(), message.as_bytes(), &signature);
    assert_eq!(verdicts, [false; 5]);
}
