//! What only the inside can see: half-size scalars, signed digits, and two ways to one sum.

use crate::edwards::{self, Multiple, Point};
use crate::integer::{Integer, Natural};
use crate::lattice::vartime_half_size;
use crate::scalar::Scalar;
use num_bigint::{BigInt, BigUint};
use sha2::{Digest, Sha512};
use std::vec::Vec;

/// The order of the base point.
fn order() -> BigUint {
    (BigUint::from(1u8) << 252u32)
        + "27742317777372353535851937790883648493"
            .parse::<BigUint>()
            .unwrap()
}

fn big(natural: &Natural) -> BigUint {
    natural
        .0
        .iter()
        .rev()
        .fold(BigUint::default(), |sum, word| (sum << 64) + word)
}

fn signed(integer: &Integer) -> BigInt {
    let magnitude = BigInt::from(big(&integer.magnitude));
    if integer.negative {
        -magnitude
    } else {
        magnitude
    }
}

fn natural(value: &BigUint) -> Natural {
    let mut words = value.to_u64_digits();
    words.resize(4, 0);
    Natural(words.try_into().unwrap())
}

/// Numbers below 2^512, always the same.
fn hashes(count: u32) -> impl Iterator<Item = BigUint> {
    (0..count).map(|i| BigUint::from_bytes_le(&Sha512::digest(i.to_le_bytes())))
}

/// Words of which many are 0 or all ones, where carries and borrows go far.
fn naturals() -> Vec<Natural> {
    let edges = [0, 1, 2, u64::MAX, u64::MAX - 1, 1 << 63];
    let mut all = Vec::new();
    for a in edges {
        for b in edges {
            all.extend([
                Natural([a, b, b, a]),
                Natural([b, a, 0, 0]),
                Natural([0, 0, a, b]),
            ]);
        }
    }
    all.extend(hashes(50).map(|hash| natural(&(hash >> 256u32))));
    all
}

#[test]
fn naturals_are_integers() {
    let modulus = BigUint::from(1u8) << 256u32;
    for a in naturals() {
        assert_eq!(u64::from(a.bits()), big(&a).bits());
        assert_eq!(a.trailing_zeros().map(u64::from), big(&a).trailing_zeros());
        for shift in [0, 1, 63, 64, 65, 128, 200, 255] {
            assert_eq!(big(&a.shifted_right(shift)), big(&a) >> shift);
            assert_eq!(big(&a.shifted_left(shift)), (big(&a) << shift) % &modulus);
            assert_eq!(
                BigUint::from(a.window(shift)),
                (big(&a) >> shift) & BigUint::from(u64::MAX)
            );
        }
        for b in naturals() {
            assert_eq!(a.cmp(&b), big(&a).cmp(&big(&b)));
            for (x, y) in [(1, 1), (0, u64::MAX), (u64::MAX, u64::MAX), (3, 1 << 32)] {
                assert_eq!(
                    big(&a.combine(x, &b, y)),
                    (big(&a) * x + big(&b) * y) % &modulus
                );
                let negative = &modulus * y - big(&b) * y;
                assert_eq!(
                    big(&a.difference(x, &b, y)),
                    (big(&a) * x + negative) % &modulus
                );
            }
        }
    }
}

/// Scalars that have been chosen to lead Euclid's algorithm to large quotients and to its ends, then others.
fn challenges() -> Vec<BigUint> {
    let (one, n) = (BigUint::from(1u8), order() * 8u8);
    let mut all: Vec<BigUint> = (0u8..6).map(BigUint::from).collect();
    for bit in [64u32, 126, 127, 128, 129, 160, 200, 252] {
        let power = &one << bit;
        all.extend([
            &power - 1u8,
            power.clone(),
            &power + 1u8,
            &n / &power,
            &n / &power + 1u8,
            &n - &power,
        ]);
    }
    for divisor in 2u8..20 {
        all.extend([&n / divisor, &n / divisor + 1u8, &n - &n / divisor]);
    }
    all.push(&n - 1u8);
    all.extend(hashes(2000).map(|hash| hash % order()));
    all
}

#[test]
fn half_size_scalars_satisfy_the_congruence() {
    let n = BigInt::from(order() * 8u8);
    for k in challenges() {
        let (u, v) = vartime_half_size(&natural(&k));
        assert!(u.is_odd(), "{k}");
        let difference = signed(&v) - BigInt::from(big(&u)) * BigInt::from(k.clone());
        assert_eq!(difference % &n, BigInt::default(), "{k}");
    }
}

#[test]
fn half_size_scalars_of_hashes_are_short() {
    for hash in hashes(2000) {
        let (u, v) = vartime_half_size(&natural(&(hash % order())));
        assert!(u.bits() <= 136 && v.magnitude.bits() <= 136, "{u:?} {v:?}");
    }
}

#[test]
fn digits_are_odd_sparse_and_sum_up() {
    for magnitude in naturals() {
        for (width, negative) in [(5, false), (8, true)] {
            let integer = Integer {
                negative,
                magnitude,
            };
            let digits = edwards::Digits::vartime_new(&integer, width);
            let mut sum = BigInt::default();
            let mut last = None;
            for place in 0..digits.len {
                let digit = digits.at(place);
                if digit != 0 {
                    assert!(digit & 1 == 1 && u32::from(digit.unsigned_abs()) < 1 << (width - 1));
                    assert!(last.is_none_or(|last| place - last >= width as usize));
                    last = Some(place);
                }
                sum += BigInt::from(digit) << place;
            }
            assert_eq!(sum, signed(&integer));
        }
    }
}

#[test]
fn signed_windows_sum_up() {
    let scalars = challenges().into_iter().map(|k| k % order());
    for k in scalars {
        let digits = Scalar::from_words(&natural(&k).0).signed_windows();
        let sum = digits
            .iter()
            .rev()
            .fold(BigInt::default(), |sum, &digit| sum * 32 + digit);
        assert_eq!(sum, BigInt::from(k));
        assert!(digits.iter().all(|digit| (-16..16).contains(digit)));
    }
}

/// The same sum by Straus' method, by Pippenger's, and by constant-time multiples one by one.
#[test]
fn sums_agree() {
    let multiples: Vec<Multiple> = hashes(12)
        .zip(hashes(24).skip(12))
        .map(|(point, scalar)| {
            let scalar = scalar % order();
            let point = edwards::multiply_base(&Scalar::from_words(&natural(&(point % order())).0));
            let negative = scalar.bit(0);
            Multiple {
                scalar: Integer {
                    negative,
                    magnitude: natural(&scalar),
                },
                point,
            }
        })
        .collect();
    for count in 0..=multiples.len() {
        let base = Scalar::from_words(&[count as u64, 7, 0, 1 << 60]);
        let one_by_one =
            multiples[..count]
                .iter()
                .fold(edwards::multiply_base(&base), |sum, multiple| {
                    let point = edwards::multiply(
                        &Scalar::from_words(&multiple.scalar.magnitude.0),
                        &multiple.point,
                    );
                    let point = if multiple.scalar.negative {
                        point.negate()
                    } else {
                        point
                    };
                    sum.add(&point.cached()).extended()
                });
        let expected = one_by_one.encode();
        assert_eq!(
            edwards::vartime_straus_sum(&base, &multiples[..count]).encode(),
            expected
        );
        assert_eq!(
            edwards::vartime_pippenger(&base, &multiples[..count]).encode(),
            expected
        );
    }
}

#[test]
fn the_neutral_element_is_of_small_order_and_the_base_point_is_not() {
    let one = Scalar::from_words(&[1, 0, 0, 0]);
    let base = edwards::multiply_base(&one);
    assert!(Point::IDENTITY.has_small_order() && !base.has_small_order());
    assert_eq!(edwards::multiply_base(&Scalar::default()).is_identity(), 1);
    assert_eq!(
        edwards::multiply(&Scalar::default(), &base).is_identity(),
        1
    );
}
