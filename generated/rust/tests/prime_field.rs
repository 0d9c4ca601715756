//! Tests generic code and the laws of the traits, for every field and word size. Machine-made by Limbforge: do not edit.

// A build may have no field.
#![allow(dead_code, unused_imports, unused_macros)]

use ff::{BatchInverter, PrimeField};
use rand_core::{Error, RngCore};
use zeroize::Zeroize;

/// SplitMix64 (Steele, Lea, Flood 2014).
struct Random(u64);

impl RngCore for Random {
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }

    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for byte in bytes {
            *byte = self.next_u32() as u8;
        }
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Error> {
        self.fill_bytes(bytes);
        Ok(())
    }
}

/// 0, 1, -1 and random elements.
fn samples<F: PrimeField>() -> Vec<F> {
    let mut random = Random(25519);
    let mut all = vec![F::ZERO, F::ONE, -F::ONE];
    all.extend((0..5).map(|_| F::random(&mut random)));
    all
}

/// The little-endian words of p minus a number below 2^8, from the constant.
fn modulus_minus<F: PrimeField>(k: u8) -> Vec<u64> {
    let digits = F::MODULUS.strip_prefix("0x").expect("hexadecimal");
    let word = |digits: &[u8]| {
        let digits = core::str::from_utf8(digits).expect("ASCII");
        u64::from_str_radix(digits, 16).expect("hexadecimal")
    };
    let mut words: Vec<u64> = digits.as_bytes().rchunks(16).map(word).collect();
    let mut borrow = u64::from(k);
    for word in &mut words {
        let (difference, borrows) = word.overflowing_sub(borrow);
        (*word, borrow) = (difference, u64::from(borrows));
    }
    words
}

/// The encoding of p minus a number.
fn encoded<F: PrimeField>(words: &[u64]) -> F::Repr {
    let mut repr = F::Repr::default();
    let bytes = words.iter().flat_map(|word| word.to_le_bytes());
    let mut places = repr.as_mut().iter_mut();
    for byte in bytes {
        match places.next() {
            Some(place) => *place = byte,
            None => assert_eq!(byte, 0, "the encoding holds the prime"),
        }
    }
    repr
}

fn constants_hold<F: PrimeField>() {
    let power = |x: F, k: u32| (0..k).fold(x, |x, _| x.square());
    let generator = F::MULTIPLICATIVE_GENERATOR;
    assert_eq!(F::ROOT_OF_UNITY * F::ROOT_OF_UNITY_INV, F::ONE);
    assert_eq!(power(F::ROOT_OF_UNITY, F::S), F::ONE);
    assert_eq!(power(F::ROOT_OF_UNITY, F::S - 1), -F::ONE);
    assert_eq!(F::DELTA, power(generator, F::S));
    assert_eq!(F::TWO_INV.double(), F::ONE);
    assert!(bool::from(generator.sqrt().is_none()));
    // p - 1 = 2^S t, and g^t is the root of unity.
    let mut t = modulus_minus::<F>(1);
    for _ in 0..F::S {
        assert_eq!(t[0] & 1, 0);
        let mut carry = 0;
        for word in t.iter_mut().rev() {
            (*word, carry) = (*word >> 1 | carry << 63, *word & 1);
        }
    }
    assert_eq!(t[0] & 1, 1);
    assert_eq!(generator.pow_vartime(&t), F::ROOT_OF_UNITY);
    let top = modulus_minus::<F>(0);
    let bits = 64 * top.len() as u32 - top[top.len() - 1].leading_zeros();
    assert_eq!((F::NUM_BITS, F::CAPACITY), (bits, bits - 1));
}

fn encodings_are_canonical<F: PrimeField>() {
    for x in samples::<F>() {
        let repr = x.to_repr();
        assert_eq!(F::from_repr(repr).unwrap(), x);
        assert_eq!(repr.as_ref()[0] & 1, x.is_odd().unwrap_u8());
    }
    let greatest = encoded::<F>(&modulus_minus::<F>(1));
    assert_eq!(F::from_repr(greatest).unwrap(), -F::ONE);
    assert_eq!(greatest.as_ref(), (-F::ONE).to_repr().as_ref());
    assert!(bool::from(
        F::from_repr(encoded::<F>(&modulus_minus::<F>(0))).is_none()
    ));
    let mut ones = F::Repr::default();
    ones.as_mut().fill(0xff);
    assert!(bool::from(F::from_repr(ones).is_none()));
    assert!(F::from_repr_vartime(ones).is_none());
    assert!(bool::from(F::from(3).is_odd() & F::from(4).is_even()));
}

fn integers_are_reduced<F: PrimeField>() {
    let text = "340282366920938463463374607431768211455";
    let number = F::from_str_vartime(text).unwrap();
    assert_eq!(number, F::from_u128(u128::MAX));
    let word = F::from(u64::MAX);
    assert_eq!(number, word * word + word.double());
    assert_eq!(F::from_str_vartime("01"), None);
    // 2^64 by doublings, without an encoding.
    let doubled = (0..64).fold(F::ONE, |x, _| x.double());
    assert_eq!(word + F::ONE, doubled);
}

fn polynomials_are_interpolated<F: PrimeField>() {
    let mut random = Random(7);
    let coefficients: Vec<F> = (0..5).map(|_| F::random(&mut random)).collect();
    let evaluate = |x: F| {
        let from_the_top = coefficients.iter().rev();
        from_the_top.fold(F::ZERO, |sum, c| sum * x + c)
    };
    let points: Vec<F> = (0..5).map(F::from).collect();
    let at = F::random(&mut random);
    // Lagrange's formula.
    let terms = points.iter().map(|i| {
        let others = || points.iter().filter(|j| *j != i);
        let numerator: F = others().map(|j| at - j).product();
        let denominator: F = others().map(|j| *i - j).product();
        evaluate(*i) * numerator * denominator.invert().unwrap()
    });
    assert_eq!(terms.sum::<F>(), evaluate(at));
}

fn inverses_and_roots<F: PrimeField>() {
    let samples = samples::<F>();
    let mut inverses = samples.clone();
    let mut scratch = samples.clone();
    BatchInverter::invert_with_external_scratch(&mut inverses, &mut scratch);
    for (&x, &inverse) in samples.iter().zip(&inverses) {
        let is_zero = bool::from(x.is_zero());
        assert_eq!(is_zero, x == F::ZERO);
        assert_eq!(bool::from(x.invert().is_none()), is_zero);
        assert_eq!(x.invert().unwrap_or(F::ZERO), inverse);
        assert_eq!(x * inverse, if is_zero { F::ZERO } else { F::ONE });
        assert_eq!(x.pow_vartime(modulus_minus::<F>(2)), inverse);
        let square = x.square();
        let root = square.sqrt().unwrap();
        assert!(root == x || root == -x);
        let other = square * F::MULTIPLICATIVE_GENERATOR;
        assert_eq!(bool::from(other.sqrt().is_none()), !is_zero);
        let (is_square, root) = F::sqrt_ratio(&square, &F::from(4));
        assert!(bool::from(is_square));
        assert_eq!(root.double().square(), square);
        let (is_square, _) = F::sqrt_ratio(&other, &F::from(4));
        assert_eq!(bool::from(is_square), is_zero);
    }
    assert!(!bool::from(F::sqrt_ratio(&F::ONE, &F::ZERO).0));
    let x = samples[3];
    assert_eq!(x.pow([5]), x.square().square() * x);
    assert_eq!(x.pow([5]), x.pow_vartime([5]));
    assert_eq!(x.cube() - x.square() * x, F::ZERO);
}

fn selection_is_by_choice<F: PrimeField>() {
    let (a, b) = (F::from(2), F::from(3));
    assert_eq!(F::conditional_select(&a, &b, 0.into()), a);
    assert_eq!(F::conditional_select(&a, &b, 1.into()), b);
    assert_eq!(a.ct_eq(&a).unwrap_u8(), 1);
    assert_eq!(a.ct_eq(&b).unwrap_u8(), 0);
    // 2 - 4 and 3 - 5 are the same element, perhaps with different limbs.
    assert_eq!((a - F::from(4)).ct_eq(&(b - F::from(5))).unwrap_u8(), 1);
    for choice in [0, 1] {
        let (mut x, mut y) = (a, b);
        F::conditional_swap(&mut x, &mut y, choice.into());
        assert_eq!((x, y), if choice == 1 { (b, a) } else { (a, b) });
        x.conditional_assign(&-b, choice.into());
        assert_eq!(x, if choice == 1 { -b } else { a });
    }
}

fn random_elements_differ<F: PrimeField>() {
    let mut random = Random(3);
    let all: Vec<F> = (0..32).map(|_| F::random(&mut random)).collect();
    assert!(all.iter().any(|x| *x != all[0]));
    assert_eq!(all[0], F::random(&mut Random(3)));
}

fn nothing_is_shown<F: PrimeField>() {
    for x in samples::<F>() {
        let text = format!("{x:?}");
        assert!(text.starts_with("Element"), "{text}");
        assert!(!text.contains(|c: char| c.is_ascii_digit()), "{text}");
    }
}

macro_rules! field {
    ($name:ident, $feature:literal, $($word:ident),+) => {
        #[cfg(feature = $feature)]
        mod $name {
            $(field!($name $word);)+
        }
    };
    ($name:ident $word:ident) => {
        mod $word {
            use super::super::*;
            use limbforge_fields::$name::$word::{Element, Loose};

            #[test]
            fn generic_code_computes() {
                constants_hold::<Element>();
                encodings_are_canonical::<Element>();
                integers_are_reduced::<Element>();
                polynomials_are_interpolated::<Element>();
                inverses_and_roots::<Element>();
                selection_is_by_choice::<Element>();
                random_elements_differ::<Element>();
                nothing_is_shown::<Element>();
            }

            #[test]
            fn elements_are_wiped() {
                let mut x = -Element::ONE;
                let mut loose: Loose = x.into();
                let mut list = [x, x];
                assert!(x.0.iter().any(|limb| *limb != 0));
                x.zeroize();
                loose.zeroize();
                list.zeroize();
                for wiped in [x.0, loose.0, list[0].0, list[1].0] {
                    assert!(wiped.iter().all(|limb| *limb == 0));
                }
            }
        }
    };
}

field!(curve25519, "curve25519", word32, word64);
field!(curve25519_m51, "curve25519_m51", word64);
field!(curve25519_serial51, "curve25519_serial51", word64);
field!(curve25519_x25_5, "curve25519_x25_5", word32);
field!(scalar25519, "scalar25519", word32, word64);
field!(goldilocks, "goldilocks", word32, word64);
field!(scalar448, "scalar448", word32, word64);
field!(secp256k1, "secp256k1", word32, word64);
field!(p256, "p256", word32, word64);
field!(scalar_p256, "scalar_p256", word32, word64);
field!(p384, "p384", word32, word64);
field!(p521, "p521", word32, word64);
field!(csidh512, "csidh512", word32, word64);
field!(csidh512_x57, "csidh512_x57", word64);
