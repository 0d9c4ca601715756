//! Many at once: every path that this processor has gives the results of one operation at a time.

use crate::common::{RULES, by_rule, cases, random, random_message, rng};
use crate::forged::cases::all;
use forge25519::hazmat::Path;
use forge25519::{Rule, Signature, Signed, Signer, SigningKey, VerifyingKey, verify_many};

/// A case of the oracle: key, message, signature, index.
type Forged = (VerifyingKey, &'static [u8], Signature, usize);

/// All forged cases whose key is one.
fn forged() -> Vec<Forged> {
    let decode = |(i, (case, _)): (usize, &'static (crate::forged::cases::Case, _))| {
        let key = VerifyingKey::from_bytes(&case.key).ok()?;
        let signature = Signature::from_bytes(&case.signature());
        Some((key, case.message.as_slice(), signature, i))
    };
    all().iter().enumerate().filter_map(decode).collect()
}

fn signed(forged: &Forged) -> Signed<'_> {
    let (key, message, signature, _) = forged;
    Signed {
        key,
        message,
        signature,
    }
}

#[test]
fn paths_have_names_and_the_log_shows_them() {
    let names: Vec<_> = Path::all().map(Path::name).collect();
    println!("paths: {names:?}");
    assert_eq!(names[..2], ["single", "portable"]);
}

/// Every forged signature in every lane.
#[test]
fn verdicts_are_the_oracles_in_every_lane() {
    let forged = forged();
    for path in Path::all() {
        let turns = if path.name() == "ifma" { 8 } else { 1 };
        for (turn, rule) in (0..turns).flat_map(|turn| RULES.map(|rule| (turn, rule))) {
            // Rotated by one, each case moves to the next lane.
            let mut rotated = forged.clone();
            rotated.rotate_left(turn);
            rotated.truncate(rotated.len() / 8 * 8);
            let signed: Vec<_> = rotated.iter().map(signed).collect();
            let mut count = 0;
            for (verdict, (.., i)) in path.verify_many(rule, &signed).zip(&rotated) {
                let (case, expected) = &all()[*i];
                let name = path.name();
                assert_eq!(
                    verdict.is_ok(),
                    by_rule(expected, rule),
                    "{name}, {rule:?}, {case:?}"
                );
                count += 1;
            }
            assert_eq!(count, signed.len());
        }
    }
}

/// 1 to 9, and some larger numbers: as many verdicts, each its own, wherever the bad ones are.
#[test]
fn ragged_counts_and_mixed_lengths() {
    let mut rng = rng(30);
    let secrets: Vec<_> = (0..5)
        .map(|_| SigningKey::from_bytes(&random(&mut rng)))
        .collect();
    let keys: Vec<_> = secrets.iter().map(SigningKey::verifying_key).collect();
    let good: Vec<_> = (0..cases(1000))
        .map(|i| {
            let message = random_message(&mut rng);
            let signature = secrets[i % 5].sign(&message);
            (keys[i % 5], message, signature)
        })
        .collect();
    let paths = Path::all().map(Some).chain([None]);
    for (path, count) in
        paths.flat_map(|path| (0..=17).chain([31, good.len()]).map(move |n| (path, n)))
    {
        for bad in [None, Some(0), Some(count / 2), count.checked_sub(1)] {
            let mut signed: Vec<_> = good[..count]
                .iter()
                .map(|(key, message, signature)| Signed {
                    key,
                    message,
                    signature,
                })
                .collect();
            if let Some(signed) = bad.and_then(|bad| signed.get_mut(bad)) {
                signed.message = b"another";
            }
            let verdicts: Vec<bool> = match path {
                Some(path) => path
                    .verify_many(Rule::Rfc8032, &signed)
                    .map(|v| v.is_ok())
                    .collect(),
                None => verify_many(Rule::Rfc8032, &signed)
                    .map(|v| v.is_ok())
                    .collect(),
            };
            let expected: Vec<bool> = (0..count).map(|i| Some(i) != bad).collect();
            assert_eq!(verdicts, expected, "{path:?}");
            if count > 17 {
                break;
            }
        }
    }
}
