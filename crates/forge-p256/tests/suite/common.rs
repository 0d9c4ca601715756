//! Cases: a key, a hash and a signature, with the verdict of the oracle.

use crate::oracle::{self, Point, bytes, inverse, n};
use forge_p256::hazmat::Path;
use forge_p256::{Prehashed, Signature, VerifyingKey};
use num_bigint::BigUint;

/// A signature of a hash, and whether it is valid.
#[derive(Clone)]
pub struct Case {
    pub name: String,
    pub key: VerifyingKey,
    pub digest: [u8; 32],
    pub signature: Signature,
    pub valid: bool,
}

impl Case {
    /// With the verdict of the oracle.
    pub fn new(name: &str, key: &Point, z: &BigUint, r: &BigUint, s: &BigUint) -> Case {
        Case {
            name: name.to_owned(),
            key: VerifyingKey::from_sec1_bytes(&oracle::encode(key)).expect("a point"),
            digest: bytes(z),
            signature: Signature::from_slice(&[bytes(r), bytes(s)].concat()).expect("64 bytes"),
            valid: oracle::verify(key, z, r, s),
        }
    }

    /// For the sum u1·G + u2·key, with its abscissa as r. If it is infinity, r is 1.
    pub fn of_factors(name: &str, key: &Point, u1: &BigUint, u2: &BigUint) -> Case {
        let sum = oracle::add(
            &oracle::multiply(u1, &oracle::g()),
            &oracle::multiply(u2, key),
        );
        let r = sum.map_or(1u8.into(), |(x, _)| x % n());
        Case::with_r(name, key, u1, u2, &r)
    }

    /// With any r.
    pub fn with_r(name: &str, key: &Point, u1: &BigUint, u2: &BigUint, r: &BigUint) -> Case {
        let s = r * inverse(u2, &n()) % n();
        Case::new(name, key, &(u1 * &s % n()), r, &s)
    }

    pub fn hashed(&self) -> Prehashed<'_> {
        Prehashed {
            key: &self.key,
            digest: &self.digest,
            signature: &self.signature,
        }
    }
}

/// A case with another hash: not valid.
pub fn other() -> Case {
    let key = oracle::multiply(&7u8.into(), &oracle::g());
    let mut case = Case::of_factors("another", &key, &11u8.into(), &13u8.into());
    case.digest[31] ^= 1;
    case.valid = false;
    case
}

/// Each case by itself, and by every path: alone, and in each lane among valid and invalid ones.
pub fn check(cases: &[Case]) {
    let other = other();
    for case in cases {
        let single = case.key.verify_prehashed(&case.digest, &case.signature);
        assert_eq!(single.is_ok(), case.valid, "{}", case.name);
    }
    for path in Path::all() {
        let expect = |list: &[&Case]| {
            let hashed: Vec<Prehashed<'_>> = list.iter().map(|case| case.hashed()).collect();
            let mut verdicts = path.verify_many_prehashed(&hashed);
            for case in list {
                let verdict = verdicts.next().expect("a verdict for each");
                assert_eq!(
                    verdict.is_ok(),
                    case.valid,
                    "{}, {}",
                    case.name,
                    path.name()
                );
            }
            assert!(verdicts.next().is_none());
        };
        // Rotated by one, each case moves to the next lane.
        let turns = if path == Path::PORTABLE { 1 } else { 8 };
        for turn in 0..turns {
            let mut rotated: Vec<_> = cases.iter().collect();
            rotated.rotate_left(turn % cases.len());
            expect(&rotated);
        }
        // The portable form is slow without optimisation: it has the whole list alone.
        for (i, case) in cases.iter().enumerate().filter(|_| path != Path::PORTABLE) {
            let mut list = [&other; 8];
            list[i % 8] = case;
            expect(&list);
        }
    }
}

/// Numbers from a linear recurrence, of so many bits.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn word(&mut self) -> u64 {
        // Knuth's MMIX; the high bits are the better ones.
        let mut next = || {
            self.0 = self
                .0
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            self.0 >> 32
        };
        next() << 32 | next()
    }

    pub fn below(&mut self, modulus: &BigUint) -> BigUint {
        let digits: Vec<u32> = (0..10).map(|_| self.word() as u32).collect();
        BigUint::new(digits) % modulus
    }
}
