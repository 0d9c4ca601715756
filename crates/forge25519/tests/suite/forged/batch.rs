//! Batches accept the very set that single verification accepts.

use super::cases::all;
use crate::common::{NO_POINTS, by_rule, has_turn, hex_array, random, rng};
use crate::oracle::{from_bytes, group_order, to_bytes};
use forge25519::hazmat::Path;
use forge25519::signature::Signer;
use forge25519::{
    BatchRule, Rule, Signature, SigningKey, VerifyingKey, verify_batch, verify_batch_with,
};

const BATCH_RULES: [BatchRule; 2] = [BatchRule::Rfc8032, BatchRule::Zip215];

type Signed = (&'static [u8], Signature, VerifyingKey);

fn good(count: usize) -> Vec<Signed> {
    let mut rng = rng(20);
    let message = b"good".as_slice();
    let one = |_| {
        let key = SigningKey::from_bytes(&random(&mut rng));
        (message, key.sign(message), key.verifying_key())
    };
    (0..count).map(one).collect()
}

fn verdict(rule: BatchRule, batch: &[Signed]) -> bool {
    let messages: Vec<_> = batch.iter().map(|(message, ..)| *message).collect();
    let signatures: Vec<_> = batch.iter().map(|(_, signature, _)| *signature).collect();
    let keys: Vec<_> = batch.iter().map(|(.., key)| *key).collect();
    let encoded: Vec<_> = keys.iter().map(VerifyingKey::to_bytes).collect();
    let accepted = verify_batch_with(rule, &messages, &signatures, &keys).is_ok();
    let of_bytes = verify_batch_with(rule, &messages, &signatures, &encoded);
    assert_eq!(of_bytes.is_ok(), accepted);
    for path in Path::all() {
        let by_path = path.verify_batch_with(rule, &messages, &signatures, &keys);
        assert_eq!(by_path.is_ok(), accepted, "{path:?}");
        let of_bytes = path.verify_batch_with(rule, &messages, &signatures, &encoded);
        assert_eq!(of_bytes.is_ok(), accepted, "{path:?}");
    }
    if matches!(rule, BatchRule::Rfc8032) {
        assert_eq!(
            verify_batch(&messages, &signatures, &keys).is_ok(),
            accepted
        );
    }
    accepted
}

#[test]
fn alone_and_among_good_ones() {
    let companions = good(3);
    for (i, (case, verdicts)) in all().iter().enumerate().filter(|(i, _)| has_turn(*i, 8)) {
        let Ok(key) = VerifyingKey::from_bytes(&case.key) else {
            continue;
        };
        let signed = (
            case.message.as_slice(),
            Signature::from_bytes(&case.signature()),
            key,
        );
        for rule in BATCH_RULES {
            let expected = by_rule(verdicts, Rule::from(rule));
            assert_eq!(
                verdict(rule, &[signed]),
                expected,
                "alone, {rule:?}, {case:?}"
            );
            let mut batch = companions.clone();
            batch.insert(i / 8 % 4, signed);
            assert_eq!(
                verdict(rule, &batch),
                expected,
                "place {}, {rule:?}, {case:?}",
                i / 8 % 4
            );
        }
    }
}

/// Good ones in numbers on both sides of where a method for many terms may take over, and one bad among them.
#[test]
fn large_batches() {
    let all_good = good(300);
    for count in [1, 2, 7, 8, 9, 31, 64, 95, 190, 300] {
        let mut batch = all_good[..count].to_vec();
        for rule in BATCH_RULES {
            assert!(verdict(rule, &batch), "{count} good ones");
            batch[count / 2].0 = b"another message";
            assert!(!verdict(rule, &batch), "one bad among {count}");
            batch[count / 2].0 = b"good";
        }
    }
}

/// Batches that are so long that windows of 11 bits, the widest, take the fewest additions. The last row lacks one
/// signature or has one alone, and the last signature is good or bad.
#[test]
#[cfg(target_arch = "x86_64")]
fn the_widest_windows() {
    let some = good(64);
    for count in [5119, 5121] {
        let mut batch: Vec<Signed> = some.iter().cycle().take(count).copied().collect();
        for last in [some[0].0, b"another message"] {
            batch[count - 1].0 = last;
            let messages: Vec<_> = batch.iter().map(|(message, ..)| *message).collect();
            let signatures: Vec<_> = batch.iter().map(|(_, signature, _)| *signature).collect();
            let keys: Vec<_> = batch.iter().map(|(.., key)| *key).collect();
            let encoded: Vec<_> = keys.iter().map(VerifyingKey::to_bytes).collect();
            let lanes = ["avx2", "fma", "ifma"];
            for path in Path::all().filter(|path| lanes.contains(&path.name())) {
                let verdict =
                    path.verify_batch_with(BatchRule::Rfc8032, &messages, &signatures, &keys);
                assert_eq!(verdict.is_ok(), last == some[0].0, "{path:?}, {count}");
                let of_bytes =
                    path.verify_batch_with(BatchRule::Rfc8032, &messages, &signatures, &encoded);
                assert_eq!(of_bytes.is_ok(), verdict.is_ok(), "{path:?}, {count}");
            }
        }
    }
}

/// All that Zip215 accepts in one batch, torsion and all; then with one that it does not.
#[test]
fn many_forged_ones_together() {
    let signed = |accepted: bool| {
        all()
            .iter()
            .filter(move |(_, verdicts)| verdicts.zip215 == accepted)
            .filter_map(|(case, _)| {
                let key = VerifyingKey::from_bytes(&case.key).ok()?;
                Some((
                    case.message.as_slice(),
                    Signature::from_bytes(&case.signature()),
                    key,
                ))
            })
    };
    let mut batch: Vec<Signed> = signed(true).step_by(7).collect();
    assert!(batch.len() > 40);
    assert!(verdict(BatchRule::Zip215, &batch));
    assert!(
        !verdict(BatchRule::Rfc8032, &batch),
        "some are not canonical"
    );
    batch.extend(signed(false).next());
    assert!(!verdict(BatchRule::Zip215, &batch));
}

/// S + 1 in one and S − 1 in another: the sum of both is right, so equal coefficients would let them pass.
#[test]
fn errors_that_cancel_are_found() {
    let mut batch = good(2);
    for (i, shift) in [(0, 1u8.into()), (1, group_order() - 1u8)] {
        let s = (from_bytes(batch[i].1.s_bytes()) + shift) % group_order();
        batch[i].1 = Signature::from_components(*batch[i].1.r_bytes(), to_bytes(&s));
    }
    for rule in BATCH_RULES {
        assert!(!verdict(rule, &batch));
    }
}

/// Bytes of no point among the keys, at every place of rows that are full and that are not.
#[test]
fn keys_of_no_point_are_found() {
    for count in [1, 2, 9, 16, 21, 130] {
        let batch = good(count);
        let messages: Vec<_> = batch.iter().map(|(message, ..)| *message).collect();
        let signatures: Vec<_> = batch.iter().map(|(_, signature, _)| *signature).collect();
        let keys: Vec<_> = batch.iter().map(|(.., key)| key.to_bytes()).collect();
        for path in Path::all() {
            let verdict = path.verify_batch_with(BatchRule::Zip215, &messages, &signatures, &keys);
            assert!(verdict.is_ok(), "{path:?}, {count}");
        }
        for (place, text) in (0..count)
            .step_by(1 + count / 8)
            .zip(NO_POINTS.iter().cycle())
        {
            let mut keys = keys.clone();
            keys[place] = hex_array(text);
            for rule in BATCH_RULES {
                assert!(verify_batch_with(rule, &messages, &signatures, &keys).is_err());
                for path in Path::all() {
                    let verdict = path.verify_batch_with(rule, &messages, &signatures, &keys);
                    assert!(verdict.is_err(), "{path:?}, {place} of {count}");
                }
            }
        }
    }
}

#[test]
fn lengths_have_to_agree() {
    let batch = good(2);
    let messages = [batch[0].0, batch[1].0];
    let (signatures, keys) = ([batch[0].1, batch[1].1], [batch[0].2, batch[1].2]);
    assert!(verify_batch(&messages, &signatures, &keys).is_ok());
    assert!(verify_batch(&messages[..1], &signatures, &keys).is_err());
    assert!(verify_batch(&messages, &signatures[..1], &keys).is_err());
    assert!(verify_batch(&messages, &signatures, &keys[..1]).is_err());
    let none: [VerifyingKey; 0] = [];
    assert!(
        verify_batch(&[], &[], &none).is_ok(),
        "of none, all are good"
    );
}
