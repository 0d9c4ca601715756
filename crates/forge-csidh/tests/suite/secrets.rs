//! Secret keys: their spaces, and that the time of an action depends on none of them.

use crate::common::{key, public};
use crate::counted::{Counted, Counts};
use forge_csidh::hazmat::{self, COUNT, Observer, exponents};
use forge_csidh::{InvalidPrivateKey, KeySpace, PrivateKey};
use limbforge_fields::csidh512::Element;
use num_bigint::BigUint;
use std::collections::HashMap;

/// The keys of a batch by brute force over the sums of its positive and negative exponents.
fn keys(size: u8, bounds: [u8; 2]) -> BigUint {
    let [up, down] = bounds.map(usize::from);
    let mut ways = vec![vec![BigUint::ZERO; down + 1]; up + 1];
    ways[0][0] = 1_u8.into();
    for _ in 0..size {
        let before = ways.clone();
        for a in 0..=up {
            for b in 0..=down {
                ways[a][b] += (1..=a.min(7)).map(|e| &before[a - e][b]).sum::<BigUint>();
                ways[a][b] += (1..=b.min(7)).map(|e| &before[a][b - e]).sum::<BigUint>();
            }
        }
    }
    ways.into_iter().flatten().sum()
}

#[test]
fn spaces_are_as_large_as_they_say() {
    for (space, bits) in [
        (KeySpace::Batched256, 256),
        (KeySpace::Batched220, 220),
        (KeySpace::Box5, 255),
    ] {
        let count: BigUint = space
            .batches()
            .map(|(size, bounds)| keys(size, bounds))
            .product();
        assert_eq!(count.bits() - 1, bits, "{space:?}");
        assert_eq!(
            space
                .batches()
                .map(|(size, _)| usize::from(size))
                .sum::<usize>(),
            COUNT
        );
    }
}

#[test]
fn packed_keys_come_back() {
    for space in KeySpace::ALL {
        for n in 0..200 {
            let key = key(space, n);
            assert_eq!(PrivateKey::from_bytes(space, &key.to_bytes()), Ok(key));
        }
    }
}

/// Bounds of each batch and direction are reached and not exceeded.
#[test]
fn keys_are_spread_over_their_space() {
    for space in KeySpace::ALL {
        let all: Vec<_> = (0..2000).map(|n| exponents(&key(space, n))).collect();
        let mut first = 0;
        for (size, bounds) in space.batches() {
            let range = first..first + usize::from(size);
            first = range.end;
            let sums = |sign: i8| {
                let sum = |e: &[i8; COUNT]| {
                    e[range.clone()]
                        .iter()
                        .map(|e| i32::from((e * sign).max(0)))
                        .sum::<i32>()
                };
                all.iter().map(sum).max()
            };
            assert_eq!(
                [sums(1), sums(-1)],
                bounds.map(|b| Some(i32::from(b))),
                "{space:?} {range:?}"
            );
        }
    }
    // In a box all eleven values are as frequent.
    let mut counts: HashMap<i8, u32> = HashMap::new();
    for n in 0..500 {
        for e in exponents(&key(KeySpace::Box5, n)) {
            *counts.entry(e).or_default() += 1;
        }
    }
    // 37000 draws: 3364 of each, with a standard deviation of 55.
    assert!(
        counts.len() == 11 && counts.values().all(|n| n.abs_diff(3364) < 330),
        "{counts:?}"
    );
}

/// Within a small batch, each key is as frequent: a chi-squared test of the rank.
#[test]
fn keys_of_a_batch_are_equally_frequent() {
    let space = KeySpace::Batched256;
    let (size, bounds) = space.batches().next().expect("a batch");
    let kinds = u64::try_from(keys(size, bounds)).expect("few keys");
    let mut counts: HashMap<Vec<i8>, u64> = HashMap::new();
    let draws = 40 * kinds;
    for n in 0..draws {
        let e = exponents(&key(space, n));
        *counts.entry(e[..usize::from(size)].to_vec()).or_default() += 1;
    }
    assert_eq!(counts.len() as u64, kinds);
    let squares = counts
        .values()
        .map(|n| (*n as f64 - 40.0).powi(2) / 40.0)
        .sum::<f64>();
    let degrees = kinds as f64 - 1.0;
    assert!(
        (squares - degrees).abs() < 6.0 * (2.0 * degrees).sqrt(),
        "{squares} of {degrees}"
    );
}

#[test]
fn keys_outside_their_space_are_refused() {
    for space in KeySpace::ALL {
        // −8 has a packed form and is in no space; 7 everywhere is too much for each.
        for byte in [0x88, 0x08, 0x80, 0x77, 0x99] {
            let key = PrivateKey::from_bytes(space, &[byte; 37]);
            assert_eq!(
                key,
                Err(InvalidPrivateKey::OutsideSpace),
                "{space:?} {byte:x}"
            );
        }
        let mut first = 0;
        for (size, bounds) in space.batches() {
            for (sign, bound) in [(0, bounds[0]), (1, bounds[1])] {
                for (excess, inside) in [(0, true), (1, false)] {
                    let exponents = filled(first, size, bound + excess, sign == 1);
                    let Some(exponents) = exponents else { continue };
                    let found = PrivateKey::from_bytes(space, &packed(&exponents)).is_ok();
                    assert_eq!(found, inside, "{space:?} from {first}, {bound} + {excess}");
                }
            }
            first += usize::from(size);
        }
    }
}

/// Exponents of one batch with a sum, if packed keys can have them.
fn filled(first: usize, size: u8, sum: u8, negative: bool) -> Option<[i8; COUNT]> {
    let mut exponents = [0; COUNT];
    let mut left = sum as i8;
    for e in &mut exponents[first..first + usize::from(size)] {
        *e = left.min(7);
        left -= *e;
    }
    let sign = if negative { -1 } else { 1 };
    (left == 0).then(|| exponents.map(|e| e * sign))
}

/// All steps in one direction.
pub fn extreme(space: KeySpace, negative: bool) -> PrivateKey {
    let mut first = 0;
    let mut full = [0; COUNT];
    for (size, bounds) in space.batches() {
        let sum = bounds[usize::from(negative)].min(7 * size);
        let filled = filled(first, size, sum, negative).expect("a sum that fits");
        (first..first + usize::from(size)).for_each(|i| full[i] = filled[i]);
        first += usize::from(size);
    }
    PrivateKey::from_bytes(space, &packed(&full)).expect("all steps in one direction")
}

fn packed(exponents: &[i8; COUNT]) -> [u8; 37] {
    std::array::from_fn(|k| (exponents[2 * k] as u8) << 4 | exponents[2 * k + 1] as u8 & 15)
}

/// Outcomes of the steps of an action, as an observer sees them.
#[derive(Default)]
pub struct Outcomes(pub Vec<u64>);

impl Observer for Outcomes {
    fn outcome(&mut self, outcome: u64) -> u64 {
        self.0.push(outcome);
        outcome
    }
}

/// Forces each step to succeed. The results are no longer those of the action, and the operations are those of an
/// action in which no point is unlucky.
struct Lucky;

impl Observer for Lucky {
    fn outcome(&mut self, _: u64) -> u64 {
        1
    }
}

/// Without failures all keys of a space take exactly the same operations, those of the extremes included.
#[test]
fn all_keys_take_the_same_operations() {
    let on = public(12);
    for space in [KeySpace::Batched256, KeySpace::Batched220] {
        let mut keys: Vec<PrivateKey> = (0..6).map(|n| key(space, n)).collect();
        keys.push(PrivateKey::from_bytes(space, &[0; 37]).expect("no steps at all"));
        keys.push(extreme(space, false));
        let counts: Vec<Counts> = keys
            .iter()
            .map(|key| {
                let before = Counts::now();
                hazmat::action::<Counted<Element>>(&on, key, &mut Lucky);
                Counts::now() - before
            })
            .collect();
        assert!(counts[0].multiplications > 100_000);
        assert!(
            counts.iter().all(|c| *c == counts[0]),
            "{space:?}: {counts:?}"
        );
    }
}

/// Steps fail as often for a key without any step as for one with all: for the smallest batch, whose prime 3 fails
/// most, and overall.
#[test]
fn failures_do_not_depend_on_the_key() {
    let space = KeySpace::Batched220;
    let steps: u64 = space
        .batches()
        .map(|(_, [a, b])| u64::from(a) + u64::from(b))
        .sum();
    let wanted: f64 = {
        let mut first = 0;
        let mean = |(size, [a, b]): (u8, [u8; 2])| {
            let least = f64::from(hazmat::PRIMES[first]);
            first += usize::from(size);
            (f64::from(a) + f64::from(b)) / (least - 1.0)
        };
        space.batches().map(mean).sum()
    };
    let zero = PrivateKey::from_bytes(space, &[0; 37]).expect("no steps at all");
    for kind in 0..2 {
        let actions = 24;
        let mut failures = 0;
        for n in 0..actions {
            let key = if kind == 0 {
                zero.clone()
            } else {
                key(space, 100 + n)
            };
            let mut outcomes = Outcomes::default();
            hazmat::action::<Element>(&public(n), &key, &mut outcomes);
            assert_eq!(outcomes.0.iter().sum::<u64>(), steps);
            failures += outcomes.0.len() as u64 - steps;
        }
        let mean = failures as f64 / actions as f64;
        // The variance of the failures before m successes with chance 1 − 1/l is m·l/(l − 1)², below 3/2 of the mean
        // here.
        let deviation = (1.5 * wanted / actions as f64).sqrt();
        assert!(
            (mean - wanted).abs() < 4.0 * deviation,
            "{mean} instead of {wanted}"
        );
    }
}

#[test]
fn nothing_secret_is_shown() {
    let key = key(KeySpace::Batched256, 1);
    assert_eq!(format!("{key:?}"), "PrivateKey { space: Batched256, .. }");
    assert_eq!(
        format!("{:?}", key.shared_secret(&public(1))),
        "SharedSecret { .. }"
    );
}
