//! Half-size scalars for all k: the theorem of `docs/half-size.md` against big integers.

use super::challenges::{self, Random, group_order};
use super::{big, natural, order, power, scalar, signed};
use crate::integer::{Integer, Natural};
use crate::lattice::{Factors, ORDER, SHORT, vartime_candidate};
use num_bigint::{BigInt, BigUint, Sign};
use std::vec::Vec;

/// A place in Euclid's algorithm: remainders a > b, cofactors ta and tb, and the sign of b ≡ ±tb·k.
struct Stop {
    a: BigUint,
    b: BigUint,
    ta: BigUint,
    tb: BigUint,
    sign: i32,
}

/// The first remainder b below 2^128, by Euclid's algorithm as in a book, a step at a time.
fn stop(k: &BigUint) -> Stop {
    let (mut a, mut b) = (group_order(), k.clone());
    let (mut ta, mut tb) = (BigUint::ZERO, BigUint::from(1u8));
    let mut sign = 1;
    while b >= power(128) {
        let quotient = &a / &b;
        (a, b) = (b.clone(), a - &quotient * b);
        (ta, tb) = (tb.clone(), ta + quotient * tb);
        sign = -sign;
    }
    Stop { a, b, ta, tb, sign }
}

/// The candidates, on big integers.
fn oracle(k: &BigUint) -> (BigUint, BigInt) {
    let Stop { a, b, ta, tb, sign } = stop(k);
    if tb.bit(0) {
        return (tb, BigInt::from(b) * sign);
    }
    let j = &a / (&b + &tb);
    (ta + &j * tb, BigInt::from(a - j * b) * -sign)
}

/// Congruence and oddness, with the integers of num-bigint alone; gives the bits of the longer one.
fn check(k: &BigUint, n: &BigUint) -> u64 {
    let (u, v) = vartime_candidate(&natural(k));
    assert!(u.is_odd(), "{k}");
    let magnitude = big(&v.magnitude);
    let product = big(&u) * k;
    let difference = if v.negative {
        product + &magnitude
    } else if product >= magnitude {
        product - &magnitude
    } else {
        &magnitude - product
    };
    assert_eq!(difference % n, BigUint::ZERO, "{k}");
    big(&u).bits().max(magnitude.bits())
}

/// The candidates are exactly those of the book's algorithm, and within the stated bounds.
fn compare(k: &BigUint) {
    let n = group_order();
    check(k, &n);
    let (u, v) = vartime_candidate(&natural(k));
    let (expected_u, expected_v) = oracle(k);
    assert_eq!((big(&u), signed(&v)), (expected_u, expected_v), "{k}");
}

/// Counts of random k from the environment: `LIMBFORGE_CASES=100000000` is the run before a release.
fn cases(default: u64) -> u64 {
    let full = match std::env::var("LIMBFORGE_CASES") {
        Ok(count) => return count.parse().expect("LIMBFORGE_CASES is a number"),
        Err(_) => default,
    };
    if cfg!(target_arch = "x86_64") {
        full
    } else {
        full / 100
    }
}

#[test]
fn the_order_is_eight_times_l() {
    assert_eq!(big(&ORDER), order() * 8u8);
}

#[test]
fn near_fractions_and_powers() {
    for k in challenges::near_fractions() {
        compare(&k);
    }
    for k in challenges::near_powers() {
        compare(&k);
    }
}

/// Scalars that the first version of this algorithm was wrong for.
#[test]
fn scalars_that_were_wrong_once() {
    for k in [
        "23384026197294529768008693880702584802436188209216",
        "50216813883093624516647903630646463614565024742604323946496",
        "57896044618449392143737858563318578414783526578150029149034955597731298992121",
    ] {
        compare(&k.parse().unwrap());
    }
}

#[test]
fn huge_quotients_at_every_depth() {
    let mut random = Random(1);
    let mut count = 0;
    for _ in 0..cases(20_000).min(1_000_000) {
        for k in challenges::huge_quotient(&mut random).into_iter().flatten() {
            compare(&k);
            count += 1;
        }
    }
    assert!(count > 100, "only {count}");
}

#[test]
fn remainders_near_the_stop() {
    let mut random = Random(2);
    let mut count = 0;
    for _ in 0..cases(40_000).min(2_000_000) {
        for k in challenges::near_the_stop(&mut random).into_iter().flatten() {
            compare(&k);
            count += 1;
        }
    }
    assert!(count > 100, "only {count}");
}

/// A million random k, as the hash of a signature gives them; `LIMBFORGE_CASES` takes another number.
#[test]
fn random_scalars() {
    let n = group_order();
    let mut random = Random(3);
    let (count, mut long) = (cases(1_000_000), 0);
    for _ in 0..count {
        let mut words = random.words();
        // Below 2^252 < L.
        words[3] >>= 12;
        long += u64::from(check(&big(&Natural(words)), &n) > u64::from(SHORT));
    }
    std::println!("{count} random k, {long} of them without short factors");
    assert!(long <= 1 + count / (1 << 15), "{long} of {count}");
}

#[test]
fn random_scalars_step_by_step() {
    let mut random = Random(4);
    for _ in 0..cases(30_000).min(1_000_000) {
        let k = random.bits(255);
        compare(&k);
    }
}

/// The bounds as stated, for whatever k: and that they are not far from what happens.
#[test]
fn bounds() {
    let mut random = Random(5);
    let (mut odd, mut even) = (0, 0);
    let places = (0..4000).filter_map(|_| challenges::huge_quotient(&mut random));
    for k in places.flatten().chain(challenges::near_fractions()) {
        let (u, v) = vartime_candidate(&natural(&k));
        let (u, v) = (big(&u), big(&v.magnitude));
        let Stop { b, tb, .. } = stop(&k);
        if tb.bit(0) {
            assert!(u <= power(127) && v < power(128), "{k}");
            odd += 1;
        } else {
            let sum = b + tb;
            assert!(sum < power(128) + power(127), "{k}");
            let bound = group_order() / &sum + &sum;
            assert!(u <= bound && v <= bound && bound < power(256), "{k}");
            even += 1;
        }
    }
    assert!(odd > 1000 && even > 1000, "{odd} odd, {even} even");
}

fn factors_are(factors: &Factors, u: &BigUint, v: &BigInt) -> bool {
    big(&factors.u) == *u && signed(&factors.v) == *v
}

/// Short candidates are taken, others replaced by the equation as it is written.
#[test]
fn factors_are_the_candidates_if_those_are_short() {
    let mut random = Random(6);
    let places = (0..2000).filter_map(|_| challenges::huge_quotient(&mut random));
    let (mut short, mut long) = (0, 0);
    for k in places.flatten().chain(challenges::near_fractions()) {
        let k = k % order();
        let factors = Factors::vartime_new(&scalar(&k));
        let (u, v) = oracle(&k);
        if u.bits().max(v.bits()) <= u64::from(SHORT) {
            assert!(factors_are(&factors, &u, &v), "{k}");
            short += 1;
        } else {
            assert!(factors_are(&factors, &1u8.into(), &k.clone().into()), "{k}");
            long += 1;
        }
    }
    assert!(short > 1000 && long > 1000, "{short} short, {long} long");
}

/// Candidates that are wrong in one way each, for the k that they are near to; and a right one.
#[test]
fn wrong_candidates_are_replaced() {
    let n = BigInt::from(group_order());
    for k in super::hashes(50).map(|hash| hash % order()) {
        let (u, v) = oracle(&k);
        let right = (BigInt::from(u), v);
        let replaced = |what: &str, (u, v): (BigInt, BigInt)| {
            let factors = candidates(&u, &v, &k);
            let written = factors_are(&factors, &1u8.into(), &k.clone().into());
            assert!(written, "{what}: {k}, {u}, {v}");
        };
        let (u, v) = right.clone();
        assert!(factors_are(&candidates(&u, &v, &k), u.magnitude(), &v));
        replaced("0", (0.into(), 0.into()));
        replaced("even u", (&u * 2, &v * 2));
        replaced("another u", (&u + 2, v.clone()));
        replaced("v off by 1", (u.clone(), &v + 1));
        replaced("v off by 8", (u.clone(), &v + 8));
        replaced("the sign of v", (u.clone(), -&v));
        for u in [1u8, 3, 5] {
            replaced("modulo 8 alone", (u.into(), (&k * u % 8u8).into()));
        }
        let mut vectors = short_vectors(&k, &order());
        vectors.retain(|(u, v)| (u * BigInt::from(k.clone()) - v) % &n != BigInt::ZERO);
        assert!(!vectors.is_empty());
        for vector in vectors {
            replaced("modulo L alone", vector);
        }
        // Right, but longer than they should be: u alone, v alone, both.
        let full = u.modpow(&65_537.into(), &n);
        let v_of_full = (&full * BigInt::from(k.clone())) % &n;
        replaced("long", (full, v_of_full));
        let u_of_one = BigInt::from(k.clone()).modinv(&n);
        if let Some(u_of_one) = u_of_one {
            replaced("long u", (u_of_one, 1.into()));
        }
        replaced("long v", (3.into(), BigInt::from(&k * 3u8) % &n));
    }
}

/// The factors made of given candidates, |v| below 2^256.
fn candidates(u: &BigInt, v: &BigInt, k: &BigUint) -> Factors {
    let integer = Integer {
        negative: v.sign() == Sign::Minus,
        magnitude: natural(v.magnitude()),
    };
    Factors::vartime_checked(natural(u.magnitude()), integer, &scalar(k))
}

/// Vectors (u, v) with v ≡ u·k modulo the period, u odd and positive, both of at most 130 bits.
fn short_vectors(k: &BigUint, period: &BigUint) -> Vec<(BigInt, BigInt)> {
    let period = BigInt::from(period.clone());
    let (mut a, mut b) = (period.clone(), BigInt::from(k.clone()) % &period);
    let (mut ta, mut tb) = (BigInt::ZERO, BigInt::from(1));
    let mut found: Vec<(BigInt, BigInt)> = Vec::new();
    while b != BigInt::ZERO {
        // Multiples of one vector, and its neighbours, so that there are many of both parities.
        for i in [1i32, 3, 5] {
            let (u, v) = (&tb * i + &ta, &b * i + &a);
            found.extend([(&tb * i, &b * i), (u, v)]);
        }
        let quotient = &a / &b;
        (a, b) = (b.clone(), a - &quotient * b);
        (ta, tb) = (tb.clone(), ta - quotient * tb);
    }
    let positive = found.into_iter().map(|(u, v)| match u.sign() {
        Sign::Minus => (-u, -v),
        _ => (u, v),
    });
    positive
        .filter(|(u, v)| u.bit(0) && u.bits().max(v.bits()) <= 130)
        .collect()
}
