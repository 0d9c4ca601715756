//! Lists of signatures, under keys that are decoded and under keys of 32 bytes.

use crate::common::{RULES, random, rng};
use forge25519::hazmat::Path;
use forge25519::{
    Rule, Signature, Signed, SignedKey, Signer, SigningKey, VerifyingKey, verify_many,
};

/// The verdicts of a path, or of the one that is chosen: the same with keys that are decoded and with their bytes.
pub fn verdicts_of(path: Option<Path>, rule: Rule, signed: &[Signed<'_>]) -> Vec<bool> {
    let encoded = signed.iter().map(|one| Signed {
        key: one.key.as_bytes(),
        message: one.message,
        signature: one.signature,
    });
    let encoded: Vec<Signed<'_, [u8; 32]>> = encoded.collect();
    let verdicts = judged(path, rule, signed);
    assert_eq!(judged(path, rule, &encoded), verdicts, "{path:?}, {rule:?}");
    verdicts
}

fn judged<K: SignedKey>(path: Option<Path>, rule: Rule, signed: &[Signed<'_, K>]) -> Vec<bool> {
    match path {
        Some(path) => (path.verify_many(rule, signed))
            .map(|verdict| verdict.is_ok())
            .collect(),
        None => verify_many(rule, signed)
            .map(|verdict| verdict.is_ok())
            .collect(),
    }
}

/// Bytes of keys that stand for no point, in each lane among others of that kind and good ones: by themselves, and in
/// rows that share equations.
#[test]
fn bytes_of_no_point_make_signatures_invalid() {
    let mut rng = rng(37);
    let no_points = (0..=u8::MAX).map(|i| [i; 32]);
    let no_points = no_points.filter(|bytes| VerifyingKey::from_bytes(bytes).is_err());
    let no_points: Vec<[u8; 32]> = no_points.collect();
    let message = b"message";
    let good = (0..70).map(|_| {
        let secret = SigningKey::from_bytes(&random(&mut rng));
        (secret.verifying_key().to_bytes(), secret.sign(message))
    });
    let good: Vec<([u8; 32], Signature)> = good.collect();
    for (turn, count) in [1, 7, 8, 9, 16, 24, 41, 64, 70].into_iter().enumerate() {
        for lane in 0..8 {
            let mut keys: Vec<[u8; 32]> = good[..count].iter().map(|(key, _)| *key).collect();
            let wrong = |i: usize| i % (8 + turn) == lane || i == 3 * lane;
            for i in (0..count).filter(|i| wrong(*i)) {
                keys[i] = no_points[(i + lane) % no_points.len()];
            }
            let signed = keys.iter().zip(&good).map(|(key, (_, signature))| Signed {
                key,
                message,
                signature,
            });
            let signed: Vec<Signed<'_, [u8; 32]>> = signed.collect();
            let expected: Vec<bool> = (0..count).map(|i| !wrong(i)).collect();
            for path in Path::all().map(Some).chain([None]) {
                for rule in RULES {
                    assert_eq!(judged(path, rule, &signed), expected, "{path:?}, {rule:?}");
                }
            }
        }
    }
}
