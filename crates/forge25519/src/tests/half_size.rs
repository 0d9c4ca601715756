//! Half-size scalars of eight challenges side by side, in each of the ways that have lanes.

use super::challenges::{self, Random, group_order};
use super::lanes::paths;
use super::{big, natural, signed};
use crate::integer::{Integer, Natural};
use crate::lanes::{COUNT, Hasher, Job, transpose};
use crate::lattice::{SHORT, vartime_candidate};
use num_bigint::{BigInt, BigUint};
use std::vec::Vec;

struct HalfSize<'a>(&'a [Natural; COUNT]);

impl Job for HalfSize<'_> {
    type Output = [(Natural, Integer); COUNT];
    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> [(Natural, Integer); COUNT] {
        machine.vartime_half_size(&transpose(&self.0.map(|k| k.0)))
    }
}

/// The bits of the longer one, if u is odd and v ≡ u·k (mod 8·L).
fn length(k: &BigUint, (u, v): &(Natural, Integer)) -> Option<u64> {
    let difference = BigInt::from(big(u) * k) - signed(v);
    let right = u.is_odd() && difference % BigInt::from(group_order()) == BigInt::default();
    right.then(|| big(u).bits().max(signed(v).bits()))
}

/// The bits of the largest quotient of Euclid's algorithm up to that by a remainder below 2^127.
fn quotient_bits(k: &BigUint) -> u64 {
    let (mut a, mut b, mut most) = (group_order(), k.clone(), 0);
    while b != BigUint::ZERO {
        let quotient = &a / &b;
        most = most.max(quotient.bits());
        if b.bits() <= 127 {
            break;
        }
        (a, b) = (b.clone(), a - &quotient * b);
    }
    most
}

/// The lengths of all lanes' pairs for the challenges, on all paths, and the length of the book's pair.
fn lengths(challenges: &[BigUint], mut each: impl FnMut(&BigUint, Option<u64>, u64)) {
    for path in paths() {
        for group in challenges.chunks_exact(COUNT) {
            let numbers = core::array::from_fn(|lane| natural(&group[lane]));
            let candidates = path.run(HalfSize(&numbers)).expect("lanes");
            for ((k, number), candidate) in group.iter().zip(&numbers).zip(&candidates) {
                let book = vartime_candidate(number);
                let book = big(&book.0).bits().max(signed(&book.1).bits());
                each(k, length(k, candidate), book);
            }
        }
    }
}

/// Vectors are in the lattice. Where the book's are short, and no quotient is beyond the multiplier, they are as short
/// but for a bit.
#[test]
fn quotients_of_every_size_at_every_depth() {
    let mut random = Random(11);
    let mut all: Vec<BigUint> = Vec::new();
    for _ in 0..4000 {
        all.extend(challenges::huge_quotient(&mut random).into_iter().flatten());
        all.extend(challenges::near_the_stop(&mut random).into_iter().flatten());
        all.push(random.bits(255));
    }
    let mut count = 0;
    lengths(&all, |k, length, book| {
        let length = length.unwrap_or_else(|| panic!("not of the lattice: {k}"));
        if book <= u64::from(SHORT) && quotient_bits(k) < 50 {
            assert!(length <= book.max(128) + 1, "{length} for {book}: {k}");
            count += 1;
        }
    });
    assert!(count > 10_000);
}

/// Lanes whose quotients are too large for the multiplier spoil no other lane.
#[test]
fn lanes_without_short_vectors_stand_beside_others() {
    let mut random = Random(12);
    let extremes = challenges::near_fractions()
        .into_iter()
        .chain(challenges::near_powers());
    let all: Vec<BigUint> = extremes
        .filter(|k| *k < group_order())
        .step_by(5)
        .flat_map(|k| [k, random.bits(255)])
        .collect();
    let (mut short, mut long, mut turn) = (0, 0, 0);
    lengths(&all, |k, length, book| {
        turn += 1;
        if turn % 2 == 0 {
            assert!(
                length.is_some_and(|length| length <= book.max(128) + 1),
                "{k}"
            );
        } else if length.is_some_and(|length| length <= u64::from(SHORT)) {
            short += 1;
        } else {
            long += 1;
        }
    });
    assert!(short > 100 && long > 100, "{short} short, {long} long");
}

/// A lane gives what eight lanes of its challenge give: it takes the same steps, whichever quotients the others have.
#[test]
fn lanes_do_not_depend_on_each_other() {
    let mut random = Random(13);
    let extremes = challenges::near_fractions()
        .into_iter()
        .chain(challenges::near_powers());
    let all: Vec<Natural> = extremes
        .filter(|k| *k < group_order())
        .step_by(29)
        .flat_map(|k| [k, random.bits(255), random.bits(140)])
        .map(|k| natural(&k))
        .collect();
    let words = |(u, v): &(Natural, Integer)| (u.0, v.negative, v.magnitude.0);
    for path in paths() {
        for group in all.chunks_exact(COUNT) {
            let group = group.try_into().expect("eight");
            let mixed = path.run(HalfSize(group)).expect("lanes");
            for (k, mixed) in group.iter().zip(&mixed) {
                for alike in &path.run(HalfSize(&[*k; COUNT])).expect("lanes") {
                    assert_eq!(words(alike), words(mixed), "{path:?}, {k:?}");
                }
            }
        }
    }
}
