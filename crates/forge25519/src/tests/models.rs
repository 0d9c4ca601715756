//! The models that `proofs/` has theorems about, against this crate: `models.txt` has rows of inputs and of the values
//! that Rocq computed from them (`make -C proofs tables`).

use super::{big, for_one, natural, scalar, signed};
use crate::edwards::{Digits, Niels, Point, vartime_pippenger_digit};
use crate::field::{Bit, Fe};
use crate::integer::{Integer, Natural};
use crate::lattice::Factors;
use crate::{Rule, montgomery};
use num_bigint::{BigInt, Sign};
use std::vec::Vec;

const MODELS: &str = include_str!("models.txt");

/// The rows below a name. Panics if there are fewer than `least`: a test without rows would prove nothing.
fn rows(name: &str, least: usize) -> Vec<Vec<BigInt>> {
    let below = MODELS.lines().skip_while(|line| *line != name).skip(1);
    let rows: Vec<Vec<BigInt>> = below
        .take_while(|line| !line.starts_with(char::is_alphabetic))
        .map(|line| {
            line.split_whitespace()
                .map(|n| n.parse().unwrap())
                .collect()
        })
        .collect();
    assert!(rows.len() >= least, "{name}: {} rows", rows.len());
    rows
}

fn bytes(n: &BigInt) -> [u8; 32] {
    let (sign, mut bytes) = n.to_bytes_le();
    assert_ne!(sign, Sign::Minus);
    bytes.resize(32, 0);
    bytes.try_into().unwrap()
}

fn element(n: &BigInt) -> Fe {
    Fe::from_bytes(&bytes(n))
}

fn words(n: &BigInt) -> [u64; 4] {
    natural(n.magnitude()).0
}

fn is_set(n: &BigInt) -> bool {
    *n == BigInt::from(1)
}

fn point(row: &[BigInt]) -> Point {
    let [x, y, z, t] = core::array::from_fn(|i| element(&row[i]));
    Point { x, y, z, t }
}

/// All four coordinates are the model's, not only the point that they stand for.
fn assert_coordinates(point: Point, row: &[BigInt], what: &str) {
    let coordinates = [point.x, point.y, point.z, point.t].map(Fe::to_bytes);
    assert_eq!(
        coordinates.to_vec(),
        row.iter().map(bytes).collect::<Vec<_>>(),
        "{what}"
    );
}

#[test]
fn sums_are_the_models() {
    for row in rows("sums", 60) {
        let second = point(&row[4..])
            .cached()
            .negate_if(Bit::from(is_set(&row[8])));
        let sum = point(&row).add(&second);
        assert_coordinates(sum.extended(), &row[9..13], "sum");
        assert_coordinates(sum.double().extended(), &row[13..], "sum, doubled");
    }
}

#[test]
fn sums_with_entries_of_tables_are_the_models() {
    for row in rows("table_sums", 50) {
        let entry = Niels::from_words(&core::array::from_fn(|i| words(&row[4 + i])));
        let entry = entry.negate_if(Bit::from(is_set(&row[7])));
        let sum = point(&row).add_niels(&entry).extended();
        assert_coordinates(sum, &row[8..], "sum");
    }
}

#[test]
fn doublings_and_opposites_are_the_models() {
    for row in rows("doubles", 10) {
        // T is not read.
        let [x, y, z] = core::array::from_fn(|i| element(&row[i]));
        let t = Fe::ZERO;
        assert_coordinates(
            Point { x, y, z, t }.double().extended(),
            &row[3..],
            "double",
        );
    }
    for row in rows("opposites", 10) {
        assert_coordinates(point(&row).negate(), &row[4..], "opposite");
    }
}

#[test]
fn ladders_are_the_models() {
    for row in rows("x25519", 4) {
        for path in for_one() {
            let product = montgomery::multiply(path, &bytes(&row[0]), &bytes(&row[1]));
            assert_eq!(product, bytes(&row[2]), "{} {path:?}", row[0]);
        }
    }
}

/// Right and wrong candidates: the code accepts a pair if and only if the model does.
#[test]
fn pairs_are_the_models() {
    let mut accepted = 0;
    let rows = rows("pairs", 100);
    for row in &rows {
        let [k, u, v] = core::array::from_fn(|i| &row[i]);
        let v = Integer {
            negative: v.sign() == Sign::Minus,
            magnitude: natural(v.magnitude()),
        };
        let factors = Factors::vartime_checked(Natural(words(u)), v, &scalar(k.magnitude()));
        assert_eq!(BigInt::from(big(&factors.u)), row[3], "{k}: {u}");
        assert_eq!(signed(&factors.v), row[4], "{k}: {u}");
        accepted += usize::from(row[3] != BigInt::from(1));
    }
    assert!(accepted >= 15 && accepted < rows.len() - 20, "{accepted}");
}

#[test]
fn rules_are_the_models() {
    let rows = rows("rules", 5);
    assert_eq!(rows.len(), Rule::ALL.len());
    for (rule, row) in Rule::ALL.into_iter().zip(rows) {
        let here = [
            rule.has_cofactor(),
            rule.wants_canonical_key(),
            rule.wants_canonical_r(),
            rule.refuses_small_order(),
        ];
        assert_eq!(
            here.to_vec(),
            row.iter().map(is_set).collect::<Vec<_>>(),
            "{rule:?}"
        );
    }
}

#[test]
fn straus_digits_are_the_models() {
    for row in rows("naf", 60) {
        let integer = Integer {
            negative: is_set(&row[1]),
            magnitude: Natural(words(&row[2])),
        };
        let digits = Digits::vartime_new(&integer, u32::try_from(&row[0]).unwrap());
        let places = (0..digits.len).filter(|place| digits.at(*place) != 0);
        let here: Vec<BigInt> = places
            .flat_map(|place| [place.into(), digits.at(place).into()])
            .collect();
        assert_eq!(here, row[3..], "{}", row[2]);
    }
}

#[test]
fn windows_are_the_models() {
    for row in rows("base_windows", 60) {
        let digits = scalar(row[0].magnitude()).signed_windows();
        let here: Vec<BigInt> = digits.iter().map(|&digit| digit.into()).collect();
        assert_eq!(here, row[1..], "{}", row[0]);
    }
    #[cfg(feature = "curve")]
    for row in rows("own_windows", 60) {
        let digits = crate::edwards::signed_digits(&bytes(&row[0]));
        let here: Vec<BigInt> = digits.iter().map(|&digit| digit.into()).collect();
        assert_eq!(here, row[1..], "{}", row[0]);
    }
}

#[test]
fn pippenger_digits_are_the_models() {
    for row in rows("pippenger", 60) {
        let (width, magnitude) = (u32::try_from(&row[0]).unwrap(), Natural(words(&row[1])));
        let windows = magnitude.bits() / width + 1;
        let digits = (0..windows).map(|i| vartime_pippenger_digit(&magnitude, i, width));
        let here: Vec<BigInt> = digits.map(BigInt::from).collect();
        assert_eq!(here, row[2..], "{}", row[1]);
    }
}

/// ristretto255 and the maps of RFC 9496 and RFC 9380. Elements that do not decode are among the rows, and arguments
/// for which a denominator of the maps is 0.
#[cfg(feature = "curve")]
mod maps {
    use super::*;
    use crate::curve::ristretto::{CompressedRistretto, RistrettoPoint};
    use crate::curve::{EdwardsPoint, elligator};

    fn ristretto(row: &[BigInt]) -> RistrettoPoint {
        RistrettoPoint(EdwardsPoint(point(row)))
    }

    #[test]
    fn decoded_elements_are_the_models() {
        let rows = rows("ristretto_decode", 15);
        for row in &rows {
            let here = CompressedRistretto(bytes(&row[0])).decompress();
            assert_eq!(here.is_some(), is_set(&row[1]), "{}", row[0]);
            if let Some(here) = here {
                assert_coordinates(here.0.0, &row[2..], "decoded");
            }
        }
        let valid = rows.iter().filter(|row| is_set(&row[1])).count();
        assert!(valid >= 5 && valid < rows.len() - 4, "{valid}");
    }

    #[test]
    fn encoded_elements_are_the_models() {
        for row in rows("ristretto_encode", 15) {
            let here = ristretto(&row).compress();
            assert_eq!(here.0, bytes(&row[4]), "{}", row[0]);
        }
    }

    #[test]
    fn equal_elements_are_the_models() {
        let rows = rows("ristretto_equal", 40);
        for row in &rows {
            let here = ristretto(&row[..4]) == ristretto(&row[4..8]);
            assert_eq!(here, is_set(&row[8]), "{}", row[0]);
        }
        let equal = rows.iter().filter(|row| is_set(&row[8])).count();
        assert!(equal >= 20 && equal < rows.len() - 10, "{equal}");
    }

    #[test]
    fn points_of_maps_are_the_models() {
        for row in rows("ristretto_map", 10) {
            let here = elligator::map_to_ristretto(element(&row[0]));
            assert_coordinates(here, &row[1..], "ristretto255");
        }
        for row in rows("montgomery_map", 10) {
            let (numerator, denominator, v) = elligator::map_to_montgomery(element(&row[0]));
            let here = [numerator, denominator, v].map(Fe::to_bytes);
            assert_eq!(here, core::array::from_fn(|i| bytes(&row[1 + i])));
        }
        for row in rows("edwards_map", 10) {
            let here = elligator::map_to_edwards(element(&row[0]));
            assert_coordinates(here, &row[1..], "edwards25519");
        }
    }
}
