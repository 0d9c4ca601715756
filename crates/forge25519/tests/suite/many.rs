//! Many at once: every path that this processor has gives the results of one operation at a time.

use crate::common::{RULES, by_rule, cases, has_turn, random, random_message, rng};
use crate::forged::cases::all;
use crate::forged::crafted::{Crafted, count, crafted, halves};
use crate::lists::verdicts_of;
use crate::oracle::Instance;
use forge25519::hazmat::{Path, Repeats, Stage};
use forge25519::x25519::{x25519, x25519_many};
use forge25519::{
    Rule, Signature, Signed, Signer, SigningKey, VerifyingKey, decode_many, sign_many, verify_many,
    verifying_keys_many,
};

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
    assert_eq!(names[..2], ["single", "four"]);
    assert!(names.contains(&"portable"));
    #[cfg(target_arch = "x86_64")]
    {
        let off = !cfg!(vectors) || cfg!(forge25519_vectors = "off");
        for name in ["avx2", "four avx2"] {
            let expected = std::arch::is_x86_feature_detected!("avx2") && !off;
            assert_eq!(names.contains(&name), expected);
        }
        let products = [
            std::arch::is_x86_feature_detected!("avx2"),
            std::arch::is_x86_feature_detected!("fma"),
        ];
        assert_eq!(names.contains(&"fma"), products == [true; 2] && !off);
        let features = [
            std::arch::is_x86_feature_detected!("avx512f"),
            std::arch::is_x86_feature_detected!("avx512ifma"),
            std::arch::is_x86_feature_detected!("avx512dq"),
            std::arch::is_x86_feature_detected!("avx512vl"),
        ];
        for name in ["ifma", "four ifma"] {
            let off = off || cfg!(forge25519_vectors = "avx2");
            let expected = features == [true; 4] && !off;
            assert_eq!(names.contains(&name), expected);
        }
    }
}

/// Every forged signature in a lane: in another one with each turn.
#[test]
fn verdicts_are_the_oracles_in_every_lane() {
    let forged = forged();
    for path in Path::all() {
        let turns = if ["avx2", "fma", "ifma"].contains(&path.name()) {
            8
        } else {
            1
        };
        let turns = (0..turns).filter(|turn| has_turn(*turn, turns));
        for (turn, rule) in turns.flat_map(|turn| RULES.map(|rule| (turn, rule))) {
            // Rotated by one, each case moves to the next lane.
            let mut rotated = forged.clone();
            rotated.rotate_left(turn);
            rotated.truncate(rotated.len() / 8 * 8);
            let signed: Vec<_> = rotated.iter().map(signed).collect();
            let verdicts = verdicts_of(Some(path), rule, &signed);
            assert_eq!(verdicts.len(), signed.len());
            for (verdict, (.., i)) in verdicts.into_iter().zip(&rotated) {
                let (case, expected) = &all()[*i];
                let name = path.name();
                assert_eq!(
                    verdict,
                    by_rule(expected, rule),
                    "{name}, {rule:?}, {case:?}"
                );
            }
        }
    }
}

/// Crafted signatures, eight at a time: every path has the verdict of words, by every rule in turn.
#[test]
fn crafted_verdicts_are_the_same_on_all_paths() {
    let (count, halves, mut rng) = (count(cases(400)), halves(36), rng(35));
    let words = Path::all().next().expect("words");
    let mut verdicts = [0; 2];
    for turn in 0..count.div_ceil(8) {
        let mut group: Vec<(VerifyingKey, Crafted)> = Vec::new();
        while group.len() < 8 {
            let crafted = crafted(&mut rng, &halves, &Instance::Pure);
            let key = VerifyingKey::from_bytes(&crafted.key);
            group.extend(key.ok().map(|key| (key, crafted)));
        }
        let signatures = group.iter().map(|(_, one)| &one.signature);
        let signatures: Vec<Signature> = signatures.map(Signature::from_bytes).collect();
        let signed = group
            .iter()
            .zip(&signatures)
            .map(|((key, one), signature)| Signed {
                key,
                message: &one.message,
                signature,
            });
        let (signed, rule): (Vec<_>, _) = (signed.collect(), RULES[turn % RULES.len()]);
        let by = |path: Path| verdicts_of(Some(path), rule, &signed);
        let expected = by(words);
        for path in Path::all() {
            assert_eq!(
                by(path),
                expected,
                "{path:?}, {rule:?}, {:02x?}",
                group
                    .iter()
                    .map(|(_, one)| one.signature)
                    .collect::<Vec<_>>()
            );
        }
        for accepted in expected {
            verdicts[usize::from(accepted)] += 1;
        }
    }
    assert!(verdicts.iter().all(|n| *n > count / 10), "{verdicts:?}");
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
            let verdicts = verdicts_of(path, Rule::Rfc8032, &signed);
            let expected: Vec<bool> = (0..count).map(|i| Some(i) != bad).collect();
            assert_eq!(verdicts, expected, "{path:?}");
            if count > 17 {
                break;
            }
        }
    }
}

/// Watching the stages changes no verdict, and each ends where it should.
#[test]
fn stages_have_the_verdicts_of_all_together() {
    let forged = forged();
    for (turn, group) in forged.chunks_exact(8).enumerate() {
        let rule = RULES[turn % RULES.len()];
        let signed: [Signed<'_>; 8] = core::array::from_fn(|lane| signed(&group[lane]));
        let expected: Vec<bool> = verify_many(rule, &signed).map(|one| one.is_ok()).collect();
        for path in Path::all() {
            let mut stages = Vec::new();
            let verdicts = path.verify_stages(rule, signed.each_ref(), |stage| stages.push(stage));
            let Some(verdicts) = verdicts else {
                assert!(stages.is_empty());
                continue;
            };
            assert_eq!(verdicts[..], expected, "{path:?}, {rule:?}");
            let count = |stage| stages.iter().filter(|other| **other == stage).count();
            if stages.len() == 1 {
                assert_eq!(
                    (stages[0], &expected),
                    (Stage::Decompression, &vec![false; 8])
                );
                continue;
            }
            assert!(count(Stage::Doubling) > 120 && count(Stage::Addition) > 60);
            assert_eq!(count(Stage::BaseAddition), 26);
            let (first, last) = (stages[..4].to_vec(), stages[stages.len() - 1]);
            assert!(first.is_sorted() && first[3] == Stage::Tables, "{first:?}");
            assert_eq!(last, Stage::Verdict);
        }
    }
}

/// Doublings as often as `N`, all else once.
struct Doublings<const N: usize>;

impl<const N: usize> Repeats for Doublings<N> {
    fn doublings() -> usize {
        N
    }
    fn additions() -> usize {
        1
    }
    fn base_additions() -> usize {
        1
    }
    fn chooses() -> bool {
        true
    }
}

/// The chain whose steps measurements repeat is the same if each is there once.
#[test]
fn repeating_changes_verdicts_only_if_steps_are_repeated() {
    let forged = forged();
    let rule = Rule::Rfc8032;
    let signed: [Signed<'_>; 8] = core::array::from_fn(|lane| signed(&forged[7 * lane]));
    let expected: Vec<bool> = verify_many(rule, &signed).map(|one| one.is_ok()).collect();
    assert!(expected.contains(&true));
    for path in Path::all() {
        let group = signed.each_ref();
        let Some(once) = path.verify_repeating::<Doublings<1>>(rule, group, |_| ()) else {
            continue;
        };
        assert_eq!(once[..], expected, "{path:?}");
        let twice = path.verify_repeating::<Doublings<2>>(rule, group, |_| ());
        assert_ne!(twice, Some(once), "{path:?}");
    }
}

/// Lengths around where SHA-512 takes one block more, for the nonce (after 32 bytes) and the challenge (after 64), with
/// equal and with very different lengths in a group.
fn lengths() -> impl Iterator<Item = usize> {
    let ends = (0..3).flat_map(|block| [32, 64].map(|before| 128 * block + 111 - before));
    let around = ends.flat_map(|end| [end - 1, end, end + 1]);
    around.chain([0, 1, 0, 5000, 2, 3, 128, 127])
}

#[test]
fn signatures_are_those_of_one_at_a_time() {
    let mut rng = rng(31);
    let keys: Vec<_> = (0..7)
        .map(|_| SigningKey::from_bytes(&random(&mut rng)))
        .collect();
    let messages: Vec<Vec<u8>> = lengths().map(|length| vec![length as u8; length]).collect();
    let all: Vec<(&SigningKey, &[u8])> = messages
        .iter()
        .enumerate()
        .map(|(i, message)| (&keys[i % 7], message.as_slice()))
        .collect();
    for (from, count) in (0..=9).map(|n| (n, n)).chain([(0, all.len()), (3, 20)]) {
        let some = &all[from..from + count];
        let expected: Vec<_> = some.iter().map(|(key, m)| key.sign(m)).collect();
        for path in Path::all() {
            let got: Vec<_> = path.sign_many(some).collect();
            assert_eq!(got, expected, "{path:?}, {count} from {from}");
        }
        assert_eq!(sign_many(some).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn keys_are_those_of_one_at_a_time() {
    let mut rng = rng(32);
    let seeds: Vec<[u8; 32]> = (0..cases(60)).map(|_| random(&mut rng)).collect();
    for count in (0..=9).chain([seeds.len()]) {
        let seeds = &seeds[..count.min(seeds.len())];
        let expected: Vec<_> = seeds
            .iter()
            .map(|seed| SigningKey::from_bytes(seed).verifying_key())
            .collect();
        let paths = Path::all().map(|path| path.verifying_keys_many(seeds).collect::<Vec<_>>());
        for got in paths.chain([verifying_keys_many(seeds).collect()]) {
            assert_eq!(got, expected);
            for (got, expected) in got.iter().zip(&expected) {
                // The points too, not the bytes alone.
                assert_eq!(got.to_montgomery(), expected.to_montgomery());
            }
        }
    }
}

/// Random points, every u of small order, u at and beyond p, with the highest bit, and extreme secrets, in every lane.
#[test]
fn shared_secrets_are_those_of_one_at_a_time() {
    let mut rng = rng(33);
    let mut points: Vec<[u8; 32]> = (0..20).map(|_| random(&mut rng)).collect();
    for low in 0..=40u8 {
        // 2^255 − 21 to 2^255 + 19, and small ones.
        let mut high = [0xff; 32];
        high[31] = 0x7f;
        high[0] = 0xebu8.wrapping_add(low);
        let mut small = [0; 32];
        small[0] = low;
        points.extend([high, small]);
    }
    points.extend(
        crate::forged::cases::small_halves()
            .iter()
            .filter_map(|half| VerifyingKey::from_bytes(&half.bytes).ok())
            .map(|key| key.to_montgomery()),
    );
    let mut secrets = vec![[0; 32], [0xff; 32]];
    secrets.extend((0..5).map(|_| random::<32>(&mut rng)));
    let pairs: Vec<(&[u8; 32], &[u8; 32])> = points
        .iter()
        .enumerate()
        .map(|(i, point)| (&secrets[i % 7], point))
        .collect();
    let expected: Vec<_> = pairs.iter().map(|(k, u)| x25519(**k, **u)).collect();
    for path in Path::all() {
        let turns = if ["avx2", "fma", "ifma"].contains(&path.name()) {
            8
        } else {
            1
        };
        for from in 0..turns {
            let got: Vec<_> = path.x25519_many(&pairs[from..]).collect();
            assert_eq!(got, expected[from..], "{path:?}");
        }
        for count in 0..=9 {
            let got: Vec<_> = path.x25519_many(&pairs[..count]).collect();
            assert_eq!(got, expected[..count], "{path:?}");
        }
    }
    assert_eq!(x25519_many(&pairs).collect::<Vec<_>>(), expected);
}

/// All encodings that the forged cases have, in every lane: the same keys, and errors where there is none.
#[test]
fn decoded_keys_are_those_of_one_at_a_time() {
    let mut encodings: Vec<[u8; 32]> = all()
        .iter()
        .flat_map(|(case, _)| [case.key, case.r])
        .collect();
    encodings.sort_unstable();
    encodings.dedup();
    let expected: Vec<_> = encodings
        .iter()
        .map(|bytes| VerifyingKey::from_bytes(bytes).ok())
        .collect();
    assert!(expected.iter().any(Option::is_none) && expected.iter().any(Option::is_some));
    for path in Path::all().map(Some).chain([None]) {
        for from in 0..8 {
            let some = &encodings[from..];
            let got: Vec<_> = match path {
                Some(path) => path.decode_many(some).map(Result::ok).collect(),
                None => decode_many(some).map(Result::ok).collect(),
            };
            assert_eq!(got, expected[from..], "{path:?}");
            for (got, expected) in got.iter().flatten().zip(expected[from..].iter().flatten()) {
                assert_eq!(got.to_montgomery(), expected.to_montgomery());
                assert_eq!(got.is_weak(), expected.is_weak());
            }
        }
    }
}
