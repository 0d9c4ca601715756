//! One signature at a time.

use super::cases::{all, small_halves};
use crate::common::{RULES, accepts, by_rule, cases};
use crate::oracle::{Point, Reading};
use forge25519::hazmat::verify_as_written;
use forge25519::signature::Verifier;
use forge25519::{Rule, Signature, VerifyingKey};

#[test]
fn there_are_enough_of_both_verdicts() {
    assert_eq!(
        small_halves().len(),
        14,
        "8 points, 2 of them with y + p, 4 with x = 0"
    );
    assert!(all().len() >= cases(2500), "only {} cases", all().len());
    for rule in RULES {
        let accepted = all()
            .iter()
            .filter(|(_, verdicts)| by_rule(verdicts, rule))
            .count();
        assert!(accepted >= cases(40), "{rule:?} accepts only {accepted}");
        assert!(
            all().len() - accepted >= cases(300),
            "{rule:?} accepts {accepted} of {}",
            all().len()
        );
    }
    // The rules differ from each other, so that none can stand in for another. The two strict ones differ for chosen
    // challenges alone: `challenges` has them.
    let strict = [Rule::Strict, Rule::DalekStrict];
    for one in RULES {
        let differs =
            |other: &Rule| *other != one && !(strict.contains(&one) && strict.contains(other));
        for other in RULES.into_iter().filter(differs) {
            assert!(
                all()
                    .iter()
                    .any(|(_, verdicts)| by_rule(verdicts, one) != by_rule(verdicts, other))
            );
        }
    }
}

#[test]
fn every_rule_decides_as_the_oracle() {
    for (case, verdicts) in all() {
        for rule in RULES {
            let got = accepts(rule, &case.key, &case.message, &case.signature());
            assert_eq!(got, by_rule(verdicts, rule), "{rule:?}, {case:?}");
        }
    }
}

/// The equation as it is written, in constant time: another way to the same verdicts.
#[test]
fn the_path_without_half_size_scalars_agrees() {
    for (case, verdicts) in all() {
        let Ok(key) = VerifyingKey::from_bytes(&case.key) else {
            continue;
        };
        let signature = Signature::from_bytes(&case.signature());
        for rule in RULES {
            let got = verify_as_written(rule, &key, &case.message, &signature);
            assert_eq!(got.is_ok(), by_rule(verdicts, rule), "{rule:?}, {case:?}");
        }
    }
}

#[test]
fn short_names_are_the_rules_they_say() {
    for (case, verdicts) in all() {
        let Ok(key) = VerifyingKey::from_bytes(&case.key) else {
            continue;
        };
        let signature = Signature::from_bytes(&case.signature());
        assert_eq!(
            key.verify(&case.message, &signature).is_ok(),
            by_rule(verdicts, Rule::Rfc8032),
            "{case:?}"
        );
        assert_eq!(
            key.verify_strict(&case.message, &signature).is_ok(),
            by_rule(verdicts, Rule::Strict),
            "{case:?}"
        );
    }
}

#[test]
fn a_key_is_whatever_zip215_decodes() {
    let (mut keys, mut weak) = (0, 0);
    for (case, _) in all() {
        for bytes in [&case.key, &case.r] {
            let point = Point::decode(bytes, Reading::Zip215);
            let key = VerifyingKey::from_bytes(bytes);
            assert_eq!(key.is_ok(), point.is_some(), "{bytes:02x?}");
            if let (Ok(key), Some(point)) = (key, point) {
                assert_eq!(
                    key.as_bytes(),
                    bytes,
                    "a key keeps the bytes it was read from"
                );
                assert_eq!(key.is_weak(), point.is_small_order(), "{bytes:02x?}");
                keys += 1;
                weak += usize::from(key.is_weak());
            }
        }
    }
    assert!(weak > 0 && weak < keys && keys < 2 * all().len());
}

#[test]
fn canonical_is_what_is_encoded() {
    let halves = small_halves().into_iter().map(|half| half.bytes);
    let mut counts = [0; 2];
    for bytes in halves.chain(all().iter().rev().take(200).map(|(case, _)| case.r)) {
        let again =
            Point::decode(&bytes, Reading::Zip215).is_some_and(|point| point.encode() == bytes);
        assert_eq!(
            Point::decode(&bytes, Reading::Canonical).is_some(),
            again,
            "{bytes:02x?}"
        );
        counts[usize::from(again)] += 1;
    }
    assert!(counts.iter().all(|count| *count > 5), "{counts:?}");
}
