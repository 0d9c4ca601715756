//! Signed digits: their sum, their bounds, and their number, for scalars of up to 256 bits.

use super::{big, extremes, hashes, order, power, scalar, signed};
use crate::edwards::{Digits, vartime_pippenger_digit};
use crate::integer::{Integer, Natural};
use crate::scalar::Scalar;
use num_bigint::{BigInt, BigUint};
use std::vec::Vec;

#[test]
fn straus_digits_are_odd_sparse_and_sum_up() {
    let mut longest = 0;
    for magnitude in extremes() {
        for (width, negative) in (2..=8).flat_map(|width| [(width, false), (width, true)]) {
            let integer = Integer {
                negative,
                magnitude,
            };
            let digits = Digits::vartime_new(&integer, width);
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
            assert!(digits.len <= magnitude.bits() as usize + 1);
            longest = longest.max(digits.len);
        }
    }
    assert_eq!(longest, 257, "a carry out of 256 bits is among the cases");
}

/// All digits of as many windows as Pippenger's method takes.
#[test]
fn pippenger_digits_fit_their_buckets_and_sum_up() {
    let mut ends = [false; 2];
    for magnitude in extremes() {
        for width in 4..=13 {
            let half = 1 << (width - 1);
            let windows = magnitude.bits() / width + 1;
            let mut sum = BigInt::default();
            for window in 0..windows {
                let digit = vartime_pippenger_digit(&magnitude, window, width);
                assert!((-half..=half).contains(&digit), "{magnitude:?}");
                ends[0] |= digit == -half;
                ends[1] |= digit == half;
                sum += BigInt::from(digit) << (window * width);
            }
            assert_eq!(sum, BigInt::from(big(&magnitude)), "{width}");
        }
    }
    assert_eq!(
        ends, [true; 2],
        "both ends of the range are among the cases"
    );
}

/// Scalars of both ends, and of carries through all windows.
fn scalars() -> Vec<BigUint> {
    let l = order();
    let small = (1u8..20).flat_map(|i| [&l - i, BigUint::from(i - 1)]);
    let extremes = extremes().into_iter().map(|n| big(&n) % order());
    small.chain(extremes).collect()
}

#[test]
fn signed_windows_sum_up() {
    for k in scalars() {
        let digits = scalar(&k).signed_windows();
        let sum = digits
            .iter()
            .rev()
            .fold(BigInt::default(), |sum, &digit| sum * 32 + digit);
        assert_eq!(sum, BigInt::from(k));
        assert!(digits.iter().all(|digit| (-16..16).contains(digit)));
    }
}

#[test]
fn scalars_are_reduced() {
    let l = order();
    let mut wide: Vec<BigUint> = (0..512).map(power).collect();
    for exponent in 0u32..=259 {
        // The highest multiples of L below 2^512, and lower ones.
        let multiple: BigUint = (power(512) >> exponent) / &l * &l;
        wide.extend([multiple.clone(), &multiple + 1u8, &multiple + &l - 1u8]);
    }
    wide.extend(hashes(500));
    let around = wide.into_iter().flat_map(|n| [&n + 1u8, n]);
    let all = around.chain((1u8..=4).map(|i| power(512) - i));
    for n in all.filter(|n| n.bits() <= 512) {
        let mut bytes = [0; 64];
        let little_endian = n.to_bytes_le();
        bytes[..little_endian.len()].copy_from_slice(&little_endian);
        let reduced = Scalar::from_wide(&bytes);
        assert_eq!(big(&Natural(reduced.to_words())), &n % &l);
        if n.bits() <= 256 {
            let reduced = Scalar::from_words(&super::natural(&n).0);
            assert_eq!(big(&Natural(reduced.to_words())), &n % &l);
            let bytes = core::array::from_fn(|i| bytes[i]);
            assert_eq!(Scalar::vartime_from_canonical(&bytes).is_some(), n < l);
        }
    }
}

#[test]
fn scalars_are_equal_as_integers_modulo_l() {
    let few: Vec<BigUint> = scalars().into_iter().step_by(13).collect();
    for a in &few {
        for b in &few {
            assert_eq!(scalar(a).equals(scalar(b)), a == b);
        }
    }
}
