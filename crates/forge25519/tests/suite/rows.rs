//! Rows of signatures, which have one equation for each lane under rules with the cofactor: the verdicts are those of
//! one at a time.

use crate::common::{NO_POINTS, by_rule, cases, has_turn, hex_array, random, random_message, rng};
use crate::forged::cases::{Case, all};
use crate::forged::crafted::{count, crafted, halves};
use crate::lists::verdicts_of;
use crate::oracle::{Instance, Verdicts, from_bytes, group_order, to_bytes};
use forge25519::hazmat::Path;
use forge25519::{
    BatchRule, Rule, Signature, Signed, Signer, SigningKey, VerifyingKey, decode_many,
    verify_batch_with, verify_encoded,
};
use num_bigint::BigUint;
use rand_chacha::rand_core::Rng;

/// The rules by which signatures share an equation.
const RULES: [Rule; 2] = [Rule::Rfc8032, Rule::Zip215];

/// Eight rows of eight lanes: as many as share one at most.
const MOST: usize = 64;

/// A signature with what it should sign.
#[derive(Clone)]
struct Item {
    key: VerifyingKey,
    message: Vec<u8>,
    signature: Signature,
}

impl Item {
    fn good(rng: &mut impl Rng) -> Item {
        let secret = SigningKey::from_bytes(&random(rng));
        let message = random_message(rng);
        Item {
            key: secret.verifying_key(),
            signature: secret.sign(&message),
            message,
        }
    }

    /// With S moved by `shift` modulo L: the equation's error is so many times B.
    fn moved(&self, shift: &BigUint) -> Item {
        let s = (from_bytes(self.signature.s_bytes()) + shift) % group_order();
        let r = *self.signature.r_bytes();
        Item {
            signature: Signature::from_components(r, to_bytes(&s)),
            ..self.clone()
        }
    }
}

/// The verdicts of a path, or of the one that is chosen.
fn verdicts(path: Option<Path>, rule: Rule, items: &[Item]) -> Vec<bool> {
    let signed = items.iter().map(|item| Signed {
        key: &item.key,
        message: &item.message,
        signature: &item.signature,
    });
    let signed: Vec<Signed<'_>> = signed.collect();
    verdicts_of(path, rule, &signed)
}

/// All paths, and the choice among them.
fn paths() -> impl Iterator<Item = Option<Path>> {
    Path::all().map(Some).chain([None])
}

/// All vector paths, and the choice among them: for tests that would take words a minute.
fn quick_paths() -> impl Iterator<Item = Option<Path>> {
    let slow = ["single", "four", "four avx2", "four ifma", "portable"];
    paths().filter(move |path| path.is_none_or(|path| !slow.contains(&path.name())))
}

/// Every number of signatures up to two lists that share equations, with none and with one that is wrong: in all places
/// in turn, and in the last.
#[test]
fn one_wrong_among_good_ones() {
    let mut rng = rng(60);
    let good: Vec<Item> = (0..2 * MOST + 3).map(|_| Item::good(&mut rng)).collect();
    for count in 8..=good.len() {
        let shift = BigUint::from(1u8) << (count % 252);
        let rule = RULES[count % 2];
        let good = &good[..count];
        for path in quick_paths() {
            assert_eq!(verdicts(path, rule, good), vec![true; count], "{path:?}");
        }
        for place in [5 * (count - 8) % count, count - 1] {
            let mut wrong = good.to_vec();
            wrong[place] = wrong[place].moved(&shift);
            let expected: Vec<bool> = (0..count).map(|i| i != place).collect();
            for path in quick_paths() {
                assert_eq!(verdicts(path, rule, &wrong), expected, "{path:?}");
            }
        }
    }
    for place in 0..MOST {
        let mut wrong = good[..MOST].to_vec();
        wrong[place] = wrong[place].moved(&BigUint::from(1u8));
        let expected: Vec<bool> = (0..MOST).map(|i| i != place).collect();
        for path in quick_paths() {
            assert_eq!(verdicts(path, Rule::Rfc8032, &wrong), expected, "{path:?}");
        }
    }
}

/// Errors in one lane whose sum is 0, so that equal coefficients would let them pass: of two, and of three.
#[test]
fn errors_of_a_lane_do_not_cancel() {
    let mut rng = rng(61);
    let good: Vec<Item> = (0..MOST).map(|_| Item::good(&mut rng)).collect();
    let less = |n: u8| group_order() - n;
    let sums: [&[BigUint]; 3] = [
        &[1u8.into(), less(1)],
        &[1u8.into(), 1u8.into(), less(2)],
        &[
            BigUint::from(1u8) << 200,
            group_order() - (BigUint::from(1u8) << 200),
        ],
    ];
    for (turn, shifts) in (0..8).flat_map(|lane| sums.map(|shifts| (lane, shifts))) {
        for rows in [2, 5, 8] {
            let mut wrong = good[..8 * rows].to_vec();
            let places =
                (0..shifts.len()).map(|i| turn + 8 * (i * (rows - 1) / (shifts.len() - 1)));
            let mut expected = vec![true; wrong.len()];
            for (place, shift) in places.zip(shifts) {
                wrong[place] = wrong[place].moved(shift);
                expected[place] = false;
            }
            for path in quick_paths() {
                assert_eq!(
                    verdicts(path, RULES[rows % 2], &wrong),
                    expected,
                    "{path:?}"
                );
            }
        }
    }
}

/// The oracle's verdict on each forged signature among good ones: eight in a list, one in each lane and all in
/// different rows, so that those that are valid up to parts of small order pass by the sum and others by themselves.
#[test]
fn forged_among_good_ones() {
    let mut rng = rng(62);
    let good: Vec<Item> = (0..MOST).map(|_| Item::good(&mut rng)).collect();
    let forged: Vec<(Item, usize)> = (all().iter().enumerate())
        .filter_map(|(i, (case, _))| {
            let item = Item {
                key: VerifyingKey::from_bytes(&case.key).ok()?,
                message: case.message.clone(),
                signature: Signature::from_bytes(&case.signature()),
            };
            Some((item, i))
        })
        .collect();
    for rule in RULES {
        let mut verdict_counts = [0; 2];
        let groups = forged.chunks(8).enumerate();
        for (turn, group) in groups.filter(|(turn, _)| has_turn(*turn, 4)) {
            let mut list = good.clone();
            let mut expected = vec![true; MOST];
            for (lane, (item, i)) in group.iter().enumerate() {
                let place = 8 * ((turn / 4 + 3 * lane) % 8) + lane;
                list[place] = item.clone();
                expected[place] = by_rule(&all()[*i].1, rule);
                verdict_counts[usize::from(expected[place])] += 1;
            }
            for path in quick_paths() {
                assert_eq!(verdicts(path, rule, &list), expected, "{path:?}, {rule:?}");
            }
            if turn / 4 % 4 == 0 {
                for path in paths() {
                    assert_eq!(verdicts(path, rule, &list), expected, "{path:?}, {rule:?}");
                }
            }
        }
        let taken: usize = verdict_counts.iter().sum();
        assert!(
            verdict_counts.iter().all(|n| *n > taken / 16),
            "{verdict_counts:?}"
        );
    }
}

/// Lists of crafted signatures, all valid but for up to three: the verdicts of words, for every rule. Parts of small
/// order are everywhere, and cancel in the sums of many lanes.
#[test]
fn crafted_rows_are_judged_like_single_ones() {
    let (lists, halves, mut rng) = (count(cases(320)).div_ceil(MOST), halves(63), rng(64));
    for turn in 0..lists {
        let rule = Rule::ALL[turn % Rule::ALL.len()];
        let length = if turn % 2 == 0 { MOST } else { 9 + turn % 55 };
        let mut wrong = turn % 4;
        let mut list = Vec::new();
        let mut expected = Vec::new();
        while list.len() < length {
            let crafted = crafted(&mut rng, &halves, &Instance::Pure);
            let Ok(key) = VerifyingKey::from_bytes(&crafted.key) else {
                continue;
            };
            let signature = Signature::from_bytes(&crafted.signature);
            let single = key.verify_with(rule, &crafted.message, &signature).is_ok();
            let encoded = verify_encoded(rule, &crafted.key, &crafted.message, &signature);
            assert_eq!(
                encoded.is_ok(),
                single,
                "{rule:?}, {:02x?}",
                crafted.signature
            );
            if !single && wrong == 0 {
                continue;
            }
            wrong -= usize::from(!single);
            expected.push(single);
            list.push(Item {
                key,
                message: crafted.message,
                signature,
            });
        }
        let by = rng.next_u32() as usize % length;
        list.rotate_left(by);
        expected.rotate_left(by);
        for path in if turn % 8 == 0 {
            paths().collect::<Vec<_>>()
        } else {
            quick_paths().collect()
        } {
            assert_eq!(verdicts(path, rule, &list), expected, "{path:?}, {rule:?}");
        }
    }
}

/// Lists after lists with none, few and many wrong ones, which decide whether the next list shares equations.
#[test]
fn lists_after_wrong_ones() {
    let mut rng = rng(65);
    let good: Vec<Item> = (0..5 * MOST + 9).map(|_| Item::good(&mut rng)).collect();
    for wrong in [[0, 2, 0, 3, 0], [64, 0, 0, 1, 8], [8, 8, 0, 2, 64]] {
        let (mut list, mut expected) = (good.clone(), vec![true; good.len()]);
        for (from, count) in (0..).step_by(MOST).zip(wrong) {
            for i in 0..count {
                let place = from + (i * 37) % MOST;
                list[place] = list[place].moved(&BigUint::from(9u8));
                expected[place] = false;
            }
        }
        for path in quick_paths() {
            assert_eq!(verdicts(path, Rule::Zip215, &list), expected, "{path:?}");
        }
    }
}

/// A key and R decoded together, on each path, for every forged signature and bytes that are no points.
#[test]
fn encoded_keys_have_the_verdicts_of_decoded_ones() {
    for path in Path::all() {
        let step = if path.name() == "four" { 9 } else { 1 };
        for (case, verdicts) in all().iter().step_by(step) {
            let signature = Signature::from_bytes(&case.signature());
            for rule in Rule::ALL {
                let verdict = path.verify_encoded(rule, &case.key, &case.message, &signature);
                let expected = by_rule(verdicts, rule);
                assert_eq!(verdict.is_ok(), expected, "{path:?}, {rule:?}, {case:?}");
            }
        }
    }
}

/// R that are no points take no part in the sums of their lanes. Keys of small order keep the sum of [`NO_POINTS`]
/// where it is until the digits of R are added.
#[test]
fn no_point_ends_the_sum_of_its_lane() {
    let mut rng = rng(65);
    let good: Vec<Item> = (0..16).map(|_| Item::good(&mut rng)).collect();
    let one = to_bytes(&1u8.into());
    for turn in 0..32 {
        let message = random_message(&mut rng);
        let of_one = |r: [u8; 32]| Item {
            key: VerifyingKey::from_bytes(&one).expect("the neutral element"),
            message: message.clone(),
            signature: Signature::from_components(r, one),
        };
        let r = hex_array(NO_POINTS[turn % 2]);
        assert!(VerifyingKey::from_bytes(&r).is_err());
        let (mut list, mut expected) = (good.clone(), vec![true; good.len()]);
        for (place, r) in [(turn % 8, r), (turn % 8 + 8, one)] {
            list[place] = of_one(r);
            expected[place] = false;
        }
        for (path, rule) in quick_paths().zip(RULES.iter().cycle().skip(turn / 2)) {
            assert_eq!(verdicts(path, *rule, &list), expected, "{path:?}");
        }
    }
}

/// The verdict of a path on a batch, or of the one that is chosen.
fn batch_verdict(path: Option<Path>, rule: BatchRule, items: &[Item]) -> bool {
    let messages: Vec<&[u8]> = items.iter().map(|item| &item.message[..]).collect();
    let signatures: Vec<Signature> = items.iter().map(|item| item.signature).collect();
    let keys: Vec<VerifyingKey> = items.iter().map(|item| item.key).collect();
    let encoded: Vec<[u8; 32]> = keys.iter().map(VerifyingKey::to_bytes).collect();
    let (verdict, of_bytes) = match path {
        Some(path) => (
            path.verify_batch_with(rule, &messages, &signatures, &keys),
            path.verify_batch_with(rule, &messages, &signatures, &encoded),
        ),
        None => (
            verify_batch_with(rule, &messages, &signatures, &keys),
            verify_batch_with(rule, &messages, &signatures, &encoded),
        ),
    };
    assert_eq!(verdict.is_ok(), of_bytes.is_ok());
    verdict.is_ok()
}

/// Batches of every number for which rows may be chosen, and some beyond: of good ones, and with one that is wrong.
#[test]
fn batches_have_no_place_that_is_not_verified() {
    let mut rng = rng(66);
    let good: Vec<Item> = (0..130).map(|_| Item::good(&mut rng)).collect();
    for count in 1..=good.len() {
        let rule = [BatchRule::Rfc8032, BatchRule::Zip215][count % 2];
        let mut batch = good[..count].to_vec();
        assert!(batch_verdict(None, rule, &batch), "{count} good ones");
        let ends = [MOST.min(count) - 1, MOST.min(count - 1), count - 1];
        for place in [0, count / 3].into_iter().chain(ends) {
            batch[place] = good[place].moved(&BigUint::from(1u8));
            assert!(!batch_verdict(None, rule, &batch), "{place} of {count}");
            batch[place] = good[place].clone();
        }
    }
}

/// One that is valid by ZIP 215 alone, in every row, lane and pair of rows that are decoded together.
#[test]
fn batches_refuse_encodings_in_every_place() {
    let mut rng = rng(67);
    let good: Vec<Item> = (0..35).map(|_| Item::good(&mut rng)).collect();
    let by_zip215 = |(case, verdicts): &&(Case, Verdicts)| {
        let key = VerifyingKey::from_bytes(&case.key);
        verdicts.zip215 && !verdicts.rfc8032 && key.is_ok_and(|key| !key.is_weak())
    };
    let (case, _) = all().iter().find(by_zip215).expect("an R with y ≥ p");
    let other = Item {
        key: VerifyingKey::from_bytes(&case.key).expect("a point"),
        message: case.message.clone(),
        signature: Signature::from_bytes(&case.signature()),
    };
    for (path, place) in quick_paths().flat_map(|path| (0..35).map(move |i| (path, i))) {
        let mut batch = good.clone();
        batch[place] = other.clone();
        let verdict = |rule| batch_verdict(path, rule, &batch);
        assert!(verdict(BatchRule::Zip215), "{path:?}, {place}");
        assert!(!verdict(BatchRule::Rfc8032), "{path:?}, {place}");
    }
}

/// Keys of every number of encodings, up to two groups of two rows that are decoded together.
#[test]
fn every_number_of_keys_is_decoded() {
    let cases = all()
        .iter()
        .step_by(7)
        .flat_map(|(case, _)| [case.key, case.r]);
    let encodings: Vec<[u8; 32]> = cases.take(33).collect();
    let decoded = |bytes| VerifyingKey::from_bytes(bytes).ok();
    let expected: Vec<Option<VerifyingKey>> = encodings.iter().map(decoded).collect();
    for (count, path) in (0..=33).flat_map(|count| paths().map(move |path| (count, path))) {
        let some = &encodings[..count];
        let keys: Vec<Option<VerifyingKey>> = match path {
            Some(path) => path.decode_many(some).map(Result::ok).collect(),
            None => decode_many(some).map(Result::ok).collect(),
        };
        assert_eq!(keys, expected[..count], "{path:?}");
    }
}
