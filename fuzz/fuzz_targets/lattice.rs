//! Any bytes are a scalar k, or a place in Euclid's algorithm on N = 8·L that k leads to. Half-size scalars of k are
//! compared with Euclid's algorithm on big integers.
#![no_main]

use forge25519::fuzzing::{Pair, vartime_candidate, vartime_factors};
use libfuzzer_sys::fuzz_target;
use num_bigint::{BigInt, BigUint};
use std::sync::LazyLock;

/// L, the order of the base point.
static ORDER: LazyLock<BigUint> = LazyLock::new(|| {
    let low: BigUint = "27742317777372353535851937790883648493".parse().unwrap();
    (BigUint::from(1u8) << 252u32) + low
});

/// 8·L.
static GROUP: LazyLock<BigUint> = LazyLock::new(|| &*ORDER * 8u8);

fn number(words: &[u64; 4]) -> BigUint {
    words
        .iter()
        .rev()
        .fold(BigUint::ZERO, |sum, word| (sum << 64) + word)
}

fn words(n: &BigUint) -> [u64; 4] {
    let mut words = n.to_u64_digits();
    words.resize(4, 0);
    words.try_into().unwrap()
}

fn integers((u, negative, magnitude): Pair) -> (BigUint, BigInt) {
    let magnitude = BigInt::from(number(&magnitude));
    (number(&u), if negative { -magnitude } else { magnitude })
}

/// The vector at the first remainder below 2^128, and where its u is even the one halfway to the vector before.
fn oracle(k: &BigUint) -> (BigUint, BigInt) {
    let (mut a, mut b) = (GROUP.clone(), k.clone());
    let (mut ta, mut tb) = (BigUint::ZERO, BigUint::from(1u8));
    let mut sign = 1;
    while b.bits() > 128 {
        let quotient = &a / &b;
        (a, b) = (b.clone(), a - &quotient * b);
        (ta, tb) = (tb.clone(), ta + quotient * tb);
        sign = -sign;
    }
    if tb.bit(0) {
        return (tb, BigInt::from(b) * sign);
    }
    let j = &a / (&b + &tb);
    (ta + &j * tb, BigInt::from(a - j * b) * -sign)
}

/// The k that leads to cofactors made of the quotients, and to the remainder b that is congruent to what is wanted and
/// nearest below it. None if no k does.
fn scalar_by_quotients(mut bytes: &[u8]) -> Option<BigUint> {
    let (wanted, rest) = bytes.split_first_chunk::<18>()?;
    bytes = rest;
    let wanted = BigUint::from_bytes_le(wanted) % (BigUint::from(1u8) << 130u32);
    let (mut ta, mut tb) = (BigUint::ZERO, BigUint::from(1u8));
    // A quotient of 1 to 255, or after a 0 one of 8 bytes.
    while let Some((first, rest)) = bytes.split_first() {
        bytes = rest;
        let quotient = match (first, bytes.split_first_chunk::<8>()) {
            (0, Some((long, rest))) => {
                bytes = rest;
                u64::from_le_bytes(*long).max(1)
            }
            (first, _) => u64::from(*first).max(1),
        };
        let next = &ta + quotient * &tb;
        if next.bits() > 127 {
            break;
        }
        (ta, tb) = (tb, next);
    }
    let residue = &*GROUP * ta.modinv(&tb)? % &tb;
    let b = if wanted < residue {
        residue
    } else {
        &wanted - (&wanted - residue) % &tb
    };
    if &b * &ta > *GROUP {
        return None;
    }
    let a = (&*GROUP - &b * &ta) / &tb;
    match ta.modinv(&GROUP) {
        Some(inverse) => Some(a * inverse % &*GROUP),
        None => Some(b * tb.modinv(&GROUP)? % &*GROUP),
    }
}

fn judge(k: &BigUint) {
    let (u, v) = integers(vartime_candidate(&words(k)));
    assert_eq!((&u, &v), (&oracle(k).0, &oracle(k).1), "{k}");
    let difference = BigInt::from(&u * k) - &v;
    assert!(u.bit(0), "{k}");
    assert_eq!(
        difference % BigInt::from(GROUP.clone()),
        BigInt::ZERO,
        "{k}"
    );

    // Short candidates are the factors; else the equation stays as it is written.
    let k = k % &*ORDER;
    let (u, v) = oracle(&k);
    let expected = if u.bits().max(v.bits()) <= 136 {
        (u, v)
    } else {
        (1u8.into(), k.clone().into())
    };
    assert_eq!(integers(vartime_factors(&words(&k))), expected, "{k}");
}

fuzz_target!(|bytes: &[u8]| {
    let Some((form, bytes)) = bytes.split_first() else {
        return;
    };
    let k = if form & 1 == 0 {
        Some(BigUint::from_bytes_le(&bytes[..bytes.len().min(32)]) % &*GROUP)
    } else {
        scalar_by_quotients(bytes)
    };
    let Some(k) = k else { return };
    // The opposite leads to the same places with the other sign.
    let opposite = (&*GROUP - &k) % &*GROUP;
    judge(&k);
    judge(&opposite);
});
