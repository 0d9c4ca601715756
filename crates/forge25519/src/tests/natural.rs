//! [`Natural`] against big integers, at the ends of what each function takes.

use super::{big, extremes, hashes, power};
use crate::integer::Natural;
use num_bigint::{BigInt, BigUint};
use std::vec::Vec;

fn few() -> Vec<Natural> {
    extremes().into_iter().step_by(7).collect()
}

#[test]
fn bits_and_windows() {
    for a in extremes() {
        let n = big(&a);
        assert_eq!(u64::from(a.bits()), n.bits());
        assert_eq!(a.is_odd(), n.bit(0));
        // Digits ask for windows beyond the highest word.
        for shift in [0, 1, 63, 64, 65, 128, 200, 255, 256, 257, 263, 300] {
            assert_eq!(
                BigUint::from(a.window(shift)),
                (&n >> shift) & BigUint::from(u64::MAX)
            );
        }
        for shift in 0..=256 - a.bits() {
            assert_eq!(big(&a.shifted_left(shift)), &n << shift);
        }
    }
}

#[test]
fn sums_and_differences() {
    let factors = [(1, 1), (0, u64::MAX), (u64::MAX, u64::MAX), (3, 1 << 32)];
    let mut counts = [0; 2];
    for a in few() {
        for b in few() {
            let (m, n) = (big(&a), big(&b));
            assert_eq!(a.cmp(&b), m.cmp(&n));
            for (x, y) in factors {
                let sum = &m * x + &n * y;
                if sum < power(256) {
                    assert_eq!(big(&a.combine(x, &b, y)), sum);
                    counts[0] += 1;
                }
                let difference = BigInt::from(&m * x) - BigInt::from(&n * y);
                if let Some(difference) = difference.to_biguint()
                    && difference < power(256)
                {
                    assert_eq!(big(&a.difference(x, &b, y)), difference);
                    counts[1] += 1;
                }
            }
        }
    }
    assert!(counts.iter().all(|count| *count > 10_000), "{counts:?}");
}

/// Tests run with these assertions, so that nothing here wraps unseen. Without unwinding a panic ends the program.
#[cfg(panic = "unwind")]
#[test]
fn nothing_wraps_unseen() {
    let max = Natural([u64::MAX; 4]);
    let wraps: [fn(Natural) -> Natural; 5] = [
        |max| max.plus(&Natural::ONE),
        |max| max.combine(2, &Natural::ZERO, 0),
        |max| Natural::ONE.minus(&max),
        |max| max.difference(3, &max, 1),
        |max| max.shifted_left(1),
    ];
    for wrap in wraps {
        let result = std::panic::catch_unwind(|| wrap(max));
        assert_eq!(result.is_err(), cfg!(debug_assertions));
    }
}

#[test]
fn quotients() {
    let divisors = few().into_iter().filter(|b| *b != Natural::ZERO);
    for b in divisors {
        for a in few() {
            let places: Vec<u32> = a.vartime_quotient_bits(b).collect();
            assert!(places.is_sorted_by(|a, b| a > b));
            let quotient: BigUint = places.into_iter().map(power).sum();
            assert_eq!(quotient, big(&a) / big(&b));
        }
    }
    for (a, b) in hashes(500).zip(hashes(1000).skip(500)) {
        let (a, b) = (super::natural(&(a >> 256)), super::natural(&(b >> 380)));
        let quotient: BigUint = a.vartime_quotient_bits(b).map(power).sum();
        assert_eq!(quotient, big(&a) / big(&b));
    }
}
