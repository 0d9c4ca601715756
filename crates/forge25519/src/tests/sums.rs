//! Several ways to one sum of multiples: Straus', Pippenger's, the one that a batch takes, and integers.

use super::{big, extremes, for_one, hashes, natural, order, scalar, signed};
use crate::edwards::{self, Multiple, PIPPENGER, Point};
use crate::hazmat::Path;
use crate::integer::{Integer, Natural};
use crate::scalar::Scalar;
use num_bigint::{BigInt, BigUint};
use std::vec::Vec;

/// A point of order 8.
pub(super) fn torsion() -> Point {
    let encoding = "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a";
    let bytes = core::array::from_fn(|i| u8::from_str_radix(&encoding[2 * i..][..2], 16).unwrap());
    edwards::vartime_decode(Path::SINGLE, &bytes).unwrap().point
}

/// i·T of the point T of order 8.
pub(super) fn torsion_times(i: u32) -> Point {
    (0..i).fold(Point::IDENTITY, |sum, _| {
        sum.add(&torsion().cached()).extended()
    })
}

pub(super) fn plus(a: Point, b: Point) -> Point {
    a.add(&b.cached()).extended()
}

/// logarithm·B + i·T.
pub(super) fn point(logarithm: &BigUint, i: u32) -> Point {
    plus(
        edwards::multiply_base(Path::SINGLE, &scalar(logarithm)),
        torsion_times(i),
    )
}

/// n modulo m, in [0, m).
pub(super) fn modulo(n: &BigInt, m: &BigUint) -> BigUint {
    let m = BigInt::from(m.clone());
    (((n % &m) + &m) % &m).to_biguint().unwrap()
}

/// Multiples of points with logarithms known, by scalars of up to 256 bits of both signs.
fn multiples(count: usize) -> (Vec<Multiple>, BigInt, BigInt) {
    let random = hashes(u32::MAX).map(|hash| natural(&(hash >> 256u32)));
    let scalars = extremes().into_iter().step_by(3).chain(random);
    let (mut logarithm, mut torsion) = (BigInt::ZERO, BigInt::ZERO);
    let multiples = scalars.zip(hashes(u32::MAX)).take(count);
    let multiples = multiples.enumerate().map(|(i, (magnitude, hash))| {
        let scalar = Integer {
            negative: hash.bit(300),
            magnitude,
        };
        let small = (i % 8) as u32;
        logarithm += signed(&scalar) * BigInt::from(&hash % order());
        torsion += signed(&scalar) * small;
        Multiple {
            scalar,
            point: point(&(hash % order()), small),
        }
    });
    (multiples.collect(), logarithm, torsion)
}

#[test]
fn sums_agree() {
    let near = [PIPPENGER - 2, PIPPENGER - 1, PIPPENGER, PIPPENGER + 1];
    let counts = (0..=12).chain(near).chain([2 * PIPPENGER]);
    for count in counts.chain([600]) {
        let (multiples, logarithm, torsion) = multiples(count);
        for base in [
            BigUint::ZERO,
            order() - 1u8,
            BigUint::from(count) << 128u32,
            (BigUint::from(1u8) << 128u32) - 1u8,
        ] {
            let logarithm = modulo(&(&logarithm + BigInt::from(base.clone())), &order());
            let torsion = modulo(&torsion, &8u8.into());
            let small = torsion.to_u32_digits().first().copied().unwrap_or(0);
            let expected = point(&logarithm, small).encode();
            let base = scalar(&base);
            let straus = edwards::vartime_straus_sum(&base, &multiples);
            assert_eq!(straus.encode(), expected, "{count}");
            let pippenger = edwards::vartime_pippenger(&base, &multiples);
            assert_eq!(pippenger.encode(), expected, "{count}");
            let sum = edwards::vartime_sum(&base, &multiples);
            assert_eq!(sum.encode(), expected, "{count}");
        }
    }
}

/// Both halves of the base point's scalar, at their ends; and constant-time multiples of a point.
#[test]
fn multiples_of_the_base_point() {
    let base = edwards::multiply_base(Path::SINGLE, &scalar(&1u8.into()));
    for n in extremes().into_iter().step_by(2) {
        let s = scalar(&big(&n));
        let expected = edwards::multiply_base(Path::SINGLE, &s).encode();
        for path in for_one() {
            assert_eq!(
                edwards::multiply_base(path, &s).encode(),
                expected,
                "{n:?} {path:?}"
            );
        }
        assert_eq!(edwards::vartime_straus_sum(&s, &[]).encode(), expected);
        assert_eq!(edwards::multiply(&s.to_bytes(), &base).encode(), expected);
        let one = Multiple {
            scalar: Integer::positive(n),
            point: base,
        };
        let zero = Scalar::default();
        assert_eq!(
            edwards::vartime_straus_sum(&zero, &[one]).encode(),
            expected
        );
    }
}

#[test]
fn the_neutral_element_is_of_small_order_and_the_base_point_is_not() {
    let base = edwards::multiply_base(Path::SINGLE, &Scalar::from_words(&Natural::ONE.0));
    assert!(Point::IDENTITY.has_small_order() && !base.has_small_order());
    assert_eq!(
        edwards::multiply_base(Path::SINGLE, &Scalar::default()).is_identity(),
        1
    );
    assert_eq!(edwards::multiply(&[0; 32], &base).is_identity(), 1);
    assert!(torsion().has_small_order());
    assert_eq!(torsion_times(4).is_identity(), 0);
    assert_eq!(torsion_times(8).is_identity(), 1);
}

/// Builds without tables compute the same multiples of the base point.
#[cfg(feature = "precomputed-tables")]
#[test]
fn the_base_point_without_tables() {
    for (i, n) in extremes().into_iter().enumerate() {
        let s = Scalar::from_words(&n.0);
        let expected = edwards::multiply_base(Path::SINGLE, &s).encode();
        let vartime = edwards::vartime_multiply_base_without_tables(&s);
        assert_eq!(vartime.encode(), expected, "{n:?}");
        if i % 8 == 0 {
            let constant_time = edwards::multiply_base_without_tables(Path::SINGLE, &s);
            assert_eq!(constant_time.encode(), expected, "{n:?}");
        }
    }
}
