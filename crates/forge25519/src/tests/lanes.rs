//! Digits that all lanes share the places of, and SHA-512 in lanes.

use super::{big, extremes, hashes, order, power, scalar, signed};
use crate::edwards;
use crate::hazmat::Path;
use crate::integer::{Integer, Natural};
use crate::lanes::{
    COUNT, Digit, Fe, Halves, Hasher, Job, Mask, ODD_WIDTH, OddWindows, Point, Recoding, Windows,
    Words, has, normalize, sha512, vartime_equations, vartime_factors,
};
use crate::lattice::Factors;
use crate::scalar::Scalar;
use num_bigint::{BigInt, BigUint};
use sha2::{Digest, Sha512};
use std::vec;
use std::vec::Vec;

/// Σ dᵢ·2^(width·i) of a lane.
fn value(digits: &[Digit], width: usize, lane: usize) -> BigInt {
    digits.iter().rev().fold(BigInt::default(), |sum, digit| {
        let magnitude = BigInt::from(digit.magnitude[lane]);
        let digit = if has(digit.negative, lane) {
            -magnitude
        } else {
            magnitude
        };
        (sum << width) + digit
    })
}

/// The digits of eight scalars.
struct WindowsOf<'a>(&'a [Integer; COUNT]);

impl Job for WindowsOf<'_> {
    type Output = Vec<Digit>;
    fn run<M: Hasher>(self, machine: M) -> Vec<Digit> {
        let windows = Windows::vartime_new(self.0);
        (0..windows.len)
            .map(|i| windows.digit(machine, i))
            .collect()
    }
}

/// The digits of both halves of eight scalars.
struct HalvesOf<'a>(&'a [Scalar; COUNT]);

impl Job for HalvesOf<'_> {
    type Output = [Vec<Digit>; 2];
    fn run<M: Hasher>(self, machine: M) -> [Vec<Digit>; 2] {
        let Halves { low, high } = Halves::new(self.0);
        [low, high].map(|half: OddWindows| {
            (0..OddWindows::LEN)
                .map(|i| half.digit(machine, i))
                .collect()
        })
    }
}

/// The paths that have lanes.
pub(super) fn paths() -> impl Iterator<Item = Path> {
    Path::all().filter(|path| ["portable", "avx2", "fma", "ifma"].contains(&path.name()))
}

#[test]
fn windows_sum_to_the_scalars() {
    let numbers: Vec<Natural> = extremes().into_iter().filter(|n| n.bits() <= 254).collect();
    assert!(numbers.iter().any(|n| n.bits() == 254));
    for (turn, group) in numbers.windows(COUNT).enumerate().step_by(3) {
        let scalars: [Integer; COUNT] = core::array::from_fn(|lane| Integer {
            negative: (turn + lane) % 3 == 0,
            magnitude: group[lane],
        });
        for path in paths() {
            let digits = path.run(WindowsOf(&scalars)).unwrap();
            assert!(digits.len() <= 65);
            for (lane, scalar) in scalars.iter().enumerate() {
                assert_eq!(value(&digits, 4, lane), signed(scalar), "{path:?}");
                assert!(digits.iter().all(|digit| digit.magnitude[lane] <= 8));
            }
        }
    }
}

#[test]
fn odd_digits_of_halves_sum_to_the_scalar() {
    let order = order();
    let mut numbers: Vec<BigUint> = extremes().iter().map(big).chain(hashes(40)).collect();
    numbers.extend((0..5u8).flat_map(|i| [&order - 1u8 - i, power(128) + i, power(128) - i]));
    for group in numbers.windows(COUNT).step_by(3) {
        let scalars: [Scalar; COUNT] = core::array::from_fn(|lane| scalar(&group[lane]));
        for path in paths() {
            let [low, high] = path.run(HalvesOf(&scalars)).unwrap();
            for (lane, number) in group.iter().enumerate() {
                let sum = value(&low, ODD_WIDTH, lane) + (value(&high, ODD_WIDTH, lane) << 128);
                let difference: BigInt = sum - BigInt::from(number.clone());
                assert_eq!(
                    difference % BigInt::from(order.clone()),
                    BigInt::default(),
                    "{number:x}"
                );
                for digit in low.iter().chain(&high) {
                    let magnitude = digit.magnitude[lane];
                    assert!(
                        magnitude % 2 == 1 && magnitude < 1 << ODD_WIDTH,
                        "{magnitude} of {number:x}"
                    );
                }
            }
        }
    }
}

/// Digits of a batch's scalars, of every width: also at the ends of the bits that a recoding is for.
#[test]
fn digits_of_buckets_sum_to_the_scalar() {
    let numbers = extremes().into_iter().filter(|n| n.bits() <= 254);
    for (i, magnitude) in numbers.enumerate() {
        let negative = i % 3 == 0;
        let scalar = Integer {
            negative,
            magnitude,
        };
        let bits = magnitude.bits();
        for (bits, width) in (2..=16).flat_map(|width| [(bits, width), (254, width)]) {
            let recoding = Recoding::new(bits, width);
            let turns = (bits + 1).div_ceil(width).div_ceil(COUNT as u32);
            let mut sum = BigInt::default();
            for first in (0..turns).rev().map(|turn| turn * COUNT as u32) {
                let (magnitudes, negatives) = recoding.vartime_digits(&scalar, first);
                for lane in (0..COUNT).rev() {
                    assert!(
                        magnitudes[lane] <= 1 << (width - 1),
                        "{width}, {magnitude:?}"
                    );
                    let digit = BigInt::from(magnitudes[lane]);
                    let digit = if has(negatives, lane) { -digit } else { digit };
                    sum = (sum << width) + digit;
                }
            }
            assert_eq!(sum, signed(&scalar), "{width}, {bits}, {magnitude:?}");
        }
    }
}

struct Hashes<'a>(&'a [[&'a [u8]; 3]; COUNT]);

impl Job for Hashes<'_> {
    type Output = [[u8; 64]; COUNT];
    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> [[u8; 64]; COUNT] {
        sha512(machine, self.0)
    }
}

/// Every length up to three blocks in every lane, beside equal and other lengths, in parts.
#[test]
fn hashes_are_those_of_sha2() {
    let text: Vec<u8> = (0..2000u32).map(|i| (i * 167 / 8) as u8).collect();
    let cut = |length: usize| {
        let (first, second) = (length / 3, length / 2);
        [&text[..first], &text[first..second], &text[second..length]]
    };
    for length in 0..400 {
        for step in [0, 1, 37, 128, 200] {
            let messages: [_; COUNT] = core::array::from_fn(|lane| cut(length + step * lane));
            for path in paths() {
                let got = path.run(Hashes(&messages)).unwrap();
                for (got, parts) in got.iter().zip(&messages) {
                    assert_eq!(
                        got[..],
                        Sha512::digest(parts.concat())[..],
                        "{path:?}, {length}"
                    );
                }
            }
        }
    }
    let empty = vec![[[].as_slice(); 3]; COUNT];
    let got = paths().map(|path| {
        path.run(Hashes(empty.as_slice().try_into().unwrap()))
            .unwrap()
    });
    assert!(
        got.into_iter()
            .all(|hashes| hashes.iter().all(|h| h[..] == Sha512::digest([])[..]))
    );
}

/// The lanes that are 0.
struct ZerosOf<'a>(&'a Words);

impl Job for ZerosOf<'_> {
    type Output = Mask;
    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> Mask {
        Fe::load(machine, self.0).zeros()
    }
}

/// A single bit in any place makes a lane differ from 0, and no other lane.
#[test]
fn zeros_have_no_bit() {
    // 0 in two ways.
    let zeros = [[0; 4], [u64::MAX - 18, u64::MAX, u64::MAX, u64::MAX >> 1]];
    for (bit, lane) in (0..255).flat_map(|bit| (0..COUNT).map(move |lane| (bit, lane))) {
        let mut words: Words =
            core::array::from_fn(|word| core::array::from_fn(|lane| zeros[lane % 2][word]));
        for (i, word) in words.iter_mut().enumerate() {
            word[lane] = u64::from(bit / 64 == i) << (bit % 64);
        }
        for path in paths() {
            let got = path.run(ZerosOf(&words)).unwrap();
            assert_eq!(got, !(1 << lane), "{path:?}: bit {bit} in lane {lane}");
        }
    }
}

/// Equations of given challenges, for which no message has to be found.
struct EquationsOf<'a> {
    s: &'a [Scalar; COUNT],
    k: &'a [Scalar; COUNT],
    a: [&'a edwards::Point; COUNT],
    r: [&'a edwards::Point; COUNT],
}

impl Job for EquationsOf<'_> {
    /// x and y of each lane, and the factors.
    type Output = ([[[u64; 4]; COUNT]; 2], [Factors; COUNT]);
    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> Self::Output {
        let a = Point::load_affine(machine, self.a);
        let r = Point::load_affine(machine, self.r);
        let points = vartime_equations(machine, self.s, self.k, a, r);
        (normalize(points), vartime_factors(machine, self.k))
    }
}

/// The points of one equation at a time with the same factors, for challenges that have half-size scalars beside those
/// that have none, and points of all orders.
#[test]
fn equations_are_those_of_one_at_a_time() {
    let order = order();
    // Near (c/d)·8·L with an even d: no short odd u.
    let long = [2u8, 4, 6, 10].map(|d| &order / d);
    let mut k: Vec<BigUint> = long
        .iter()
        .flat_map(|k| [k.clone(), k + 1u8, k - 1u8])
        .collect();
    assert!(
        k.iter()
            .any(|k| Factors::vartime_new(&scalar(k)).u == Natural::ONE)
    );
    k.extend([
        BigUint::ZERO,
        1u8.into(),
        &order - 1u8,
        power(128),
        power(252),
    ]);
    k.extend(hashes(20).map(|hash| hash % &order));
    // In all lanes together, so that the digits of the base point are longer than all others.
    k.extend((0..8u8).map(BigUint::from));
    let torsion = edwards::vartime_decode(
        Path::SINGLE,
        &[
            0x26, 0xe8, 0x95, 0x8f, 0xc2, 0xb2, 0x27, 0xb0, 0x45, 0xc3, 0xf4, 0x89, 0xf2, 0xef,
            0x98, 0xf0, 0xd5, 0xdf, 0xac, 0x05, 0xd3, 0xc6, 0x33, 0x39, 0xb1, 0x38, 0x02, 0x88,
            0x6d, 0x53, 0xfc, 0x05,
        ],
    );
    let torsion = torsion.expect("a point of order 8").point;
    let points: Vec<edwards::Point> = (0..11u8)
        .map(|i| {
            let sum = edwards::multiply_base(Path::SINGLE, &scalar(&BigUint::from(i)));
            let sum = (0..i % 3).fold(sum, |sum, _| sum.add(&torsion.cached()).extended());
            sum.encode_and_normalize().1
        })
        .collect();
    for (turn, group) in k.windows(COUNT).enumerate() {
        let at = |lane: usize, step: usize| &points[(turn + step * lane) % points.len()];
        let k: [Scalar; COUNT] = core::array::from_fn(|lane| scalar(&group[lane]));
        let s: [Scalar; COUNT] = core::array::from_fn(|lane| k[(lane + 3) % COUNT]);
        let (a, r) = (
            core::array::from_fn(|l| at(l, 2)),
            core::array::from_fn(|l| at(l, 5)),
        );
        for path in paths() {
            let ([x, y], factors) = path.run(EquationsOf { s: &s, k: &k, a, r }).unwrap();
            for lane in 0..COUNT {
                let (factors, s) = (&factors[lane], &s[lane]);
                let (a, r) = (a[lane], r[lane]);
                let one = edwards::vartime_equation_times(Path::SINGLE, factors, s, a, r);
                let expected = one.encode_and_normalize().1;
                let got = [x[lane], y[lane]].map(|words| crate::words::to_bytes(&words));
                assert_eq!(
                    got,
                    [expected.x.to_bytes(), expected.y.to_bytes()],
                    "{path:?}"
                );
            }
        }
    }
}
