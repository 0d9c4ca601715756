//! Every rule with challenges that the caller chooses. That alone tells `Strict` from `DalekStrict`: a signature under
//! a key with y ≥ p and without small order needs a discrete logarithm, unless R may be chosen after the challenge.

use super::cases::all;
use crate::common::{RULES, by_rule, random, rng};
use crate::oracle::{
    Instance, Key, Point, Reading, Verdicts, base, challenge, from_bytes, group_order, modulus,
    small_order, to_bytes,
};
use forge25519::hazmat::verify_challenge;
use forge25519::{Rule, Signature, VerifyingKey, verify_each};
use num_bigint::BigUint;

/// Encodings with y ≥ p of points that do not have small order.
fn large_and_not_canonical() -> Vec<[u8; 32]> {
    let numbers = (0u8..19).map(|y| modulus() + y);
    let signed = numbers.flat_map(|y| [y.clone(), y + (BigUint::from(1u8) << 255)]);
    let bytes = signed.map(|number| to_bytes(&number));
    bytes
        .filter(|bytes| {
            Point::decode(bytes, Reading::Zip215).is_some_and(|point| !point.is_small_order())
        })
        .collect()
}

/// All rules on one equation, compared with the oracle.
fn judge(key: &[u8; 32], r: &[u8; 32], s: &BigUint, hash: &[u8; 64]) -> Verdicts {
    let k = from_bytes(hash) % group_order();
    let verdicts = Key::new(key).verdicts(r, s, &k);
    let decoded = VerifyingKey::from_bytes(key).expect("a key");
    for rule in RULES {
        let got = verify_challenge(rule, &decoded, r, &to_bytes(s), hash).is_ok();
        assert_eq!(got, by_rule(&verdicts, rule), "{rule:?}, {key:02x?}");
    }
    verdicts
}

#[test]
fn keys_that_tell_strict_from_dalek_strict() {
    let keys = large_and_not_canonical();
    assert_eq!(keys.len(), 20, "docs/rules.md says so");
    let mut rng = rng(80);
    for key in &keys {
        let point = Point::decode(key, Reading::Zip215).expect("a point");
        for torsion in &small_order() {
            let hash: [u8; 64] = random(&mut rng);
            let k = from_bytes(&hash) % group_order();
            let s = from_bytes(&random::<32>(&mut rng)) % group_order();
            let r = base().times(&s).minus(&point.times(&k)).plus(torsion);
            let verdicts = judge(key, &r.encode(), &s, &hash);
            let exact = *torsion == Point::decode(&to_bytes(&1u8.into()), Reading::Zip215).unwrap();
            let expected = Verdicts {
                rfc8032: false,
                zip215: true,
                strict: false,
                dalek_strict: exact,
                ref10: exact,
            };
            assert_eq!(verdicts, expected, "{key:02x?}");
            judge(key, &r.encode(), &(&s + 1u8), &hash);
        }
    }
}

/// The challenge of SHA-512 gives the verdicts of `verify_with`, and S + L that of S.
#[test]
fn the_hash_of_the_message_agrees() {
    let mut accepted = 0;
    for (case, verdicts) in all().iter().step_by(3) {
        let Ok(key) = VerifyingKey::from_bytes(&case.key) else {
            continue;
        };
        if &case.s >= group_order() {
            continue;
        }
        let k = challenge(&Instance::Pure, &case.key, &case.r, &case.message);
        let mut hash = [0; 64];
        hash[..32].copy_from_slice(&to_bytes(&k));
        let shifted = to_bytes(&(&case.s + group_order()));
        for rule in RULES {
            let expected = by_rule(verdicts, rule);
            for s in [to_bytes(&case.s), shifted] {
                let got = verify_challenge(rule, &key, &case.r, &s, &hash).is_ok();
                assert_eq!(got, expected, "{rule:?}, {case:?}");
            }
            accepted += usize::from(expected);
        }
    }
    assert!(accepted > 50, "only {accepted} accepted");
}

/// A list is valid if each of its signatures is, under every rule, wherever the bad one stands.
#[test]
fn lists_have_single_verdicts() {
    for rule in RULES {
        let of = |accepted: bool| {
            all()
                .iter()
                .filter(move |(_, verdicts)| by_rule(verdicts, rule) == accepted)
                .filter_map(|(case, _)| {
                    let key = VerifyingKey::from_bytes(&case.key).ok()?;
                    let signature = Signature::from_bytes(&case.signature());
                    Some((case.message.as_slice(), signature, key))
                })
        };
        let good: Vec<_> = of(true).take(12).collect();
        let check = |list: &[(&[u8], Signature, VerifyingKey)]| {
            let messages: Vec<_> = list.iter().map(|(message, ..)| *message).collect();
            let signatures: Vec<_> = list.iter().map(|(_, signature, _)| *signature).collect();
            let keys: Vec<_> = list.iter().map(|(.., key)| *key).collect();
            assert!(
                messages.is_empty()
                    || verify_each(rule, &messages[1..], &signatures, &keys).is_err()
            );
            assert!(
                keys.is_empty() || verify_each(rule, &messages, &signatures, &keys[1..]).is_err()
            );
            verify_each(rule, &messages, &signatures, &keys).is_ok()
        };
        assert!(good.len() > 3 && check(&good) && check(&[]), "{rule:?}");
        for (i, bad) in of(false).step_by(97).enumerate() {
            let mut list = good.clone();
            list.insert(i % (good.len() + 1), bad);
            assert!(!check(&list), "{rule:?}, place {i}");
        }
    }
}

/// No case with a hash of its own tells the two strict rules apart.
#[test]
fn real_challenges_do_not_tell_the_strict_rules_apart() {
    let differ = all()
        .iter()
        .filter(|(_, verdicts)| verdicts.strict != verdicts.dalek_strict);
    assert_eq!(differ.count(), 0);
    assert_ne!(Rule::Strict, Rule::DalekStrict);
}
